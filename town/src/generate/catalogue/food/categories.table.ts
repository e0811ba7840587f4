/**
 * Picture | key | English | French; a row that starts with `-` is a subcategory of the main
 * category above.
 */
export const foodCategoryTable = `
🍕 | pizza | Pizza | Pizzas
- 🍕 | pizza-red | Tomato base | Base tomate
- 🍕 | pizza-white | White base | Base blanche
🍝 | pasta | Pasta | Pâtes
- 🍝 | pasta-fresh | Fresh pasta | Pâtes fraîches
- 🥘 | pasta-oven | From the oven | Au four
🍔 | burgers | Burgers | =
- 🍔 | burger-beef | Beef burgers | Burgers au bœuf
- 🍔 | burger-chicken | Chicken burgers | Burgers au poulet
- 🍔 | burger-veggie | Vegetarian burgers | Burgers végétariens
🍣 | sushi | Sushi | Sushis
- 🍣 | sushi-maki | Maki and rolls | Makis et rolls
- 🍣 | sushi-nigiri | Nigiri and sashimi | Nigiris et sashimis
- 🍱 | sushi-sets | Boxes and bento | Coffrets et bentos
🍜 | noodles | Noodles and wok | Nouilles et wok
- 🍜 | ramen | Ramen and soups | Ramens et soupes
- 🥡 | wok | From the wok | Au wok
🍛 | curries | Curries | Currys
- 🍛 | curry-indian | Indian curries | Currys indiens
- 🍛 | curry-thai | Thai curries | Currys thaïs
🍢 | grill | Grill | Grillades
- 🍢 | grill-skewers | Skewers and plates | Brochettes et assiettes
- 🍗 | grill-roasts | Roasts | Rôtisserie
🥘 | maghreb | Couscous and tajines | Couscous et tajines
- 🥘 | couscous | Couscous | =
- 🍲 | tajines | Tajines | =
🌮 | mexican | Tex-mex | =
- 🌮 | tacos | Tacos | =
- 🌯 | burritos | Burritos and fajitas | Burritos et fajitas
🧆 | mezze | Mezze | Mezzés
🥩 | bistro | Bistro dishes | Plats de bistrot
- 🥩 | bistro-meat | Meat | Viandes
- 🐟 | bistro-fish | Fish | Poissons
- 🍄 | bistro-veggie | Vegetarian dishes | Plats végétariens
🦐 | seafood | Fish and seafood | Poissons et fruits de mer
- 🐟 | fish | Fish | Poissons
- 🦪 | shellfish | Seafood | Fruits de mer
🥞 | crepes | Crêpes and galettes | Crêpes et galettes
- 🥞 | crepe-savoury | Galettes | =
- 🥞 | crepe-sweet | Sweet crêpes | Crêpes sucrées
🥗 | salads-bowls | Salads and bowls | Salades et bols
- 🥗 | salads | Salads | Salades
- 🥣 | poke | Bowls and poke | Bols et pokes
🥪 | sandwiches | Sandwiches | Sandwichs
🥐 | bakery | Bakery | Boulangerie
- 🥐 | viennoiserie | Pastries | Viennoiseries
- 🥖 | breads | Breads | Pains
🍳 | breakfast | Breakfast | Petit déjeuner
🍽️ | lunch | Lunch deals | Formules du midi
🍅 | starters | Starters | Entrées
- 🍅 | starters-cold | Cold starters | Entrées froides
- 🥟 | starters-hot | Hot starters | Entrées chaudes
🍟 | sides | Sides | Accompagnements
🍚 | rice | Rice | Riz
🍰 | desserts | Desserts | =
- 🍮 | desserts-plate | Plated desserts | Desserts à l'assiette
- 🍰 | desserts-cakes | Cakes and tarts | Gâteaux et tartes
- 🍨 | desserts-ice | Ice cream | Glaces
🥤 | drinks | Drinks | Boissons
- 🥤 | drinks-soft | Soft drinks | Boissons fraîches
- 🍊 | drinks-juice | Juices and smoothies | Jus et smoothies
- ☕ | drinks-hot | Hot drinks | Boissons chaudes
- 🍷 | drinks-bar | Beer, wine and cider | Bières, vins et cidres
`;
