/**
 * Picture | English | French | price | unit | allergens (letters of the food tables), then marks:
 * organic (also sold organic), weights (sold in three weights), grind (beans or ground), meat, fish.
 * Headings: subcategory, then the kinds of shop that sell it.
 */
export const groceryTable = `
# orchard-fruit market greengrocer organic
🍎 | Gala apples | Pommes Gala | 2.90 | 1 kg | organic
🍏 | Granny Smith apples | Pommes Granny Smith | 2.80 | 1 kg | organic
🍎 | Reinette apples | Pommes reinettes | 3.20 | 1 kg | organic
🍐 | Conference pears | Poires Conférence | 3.40 | 1 kg | organic
🍐 | Williams pears | Poires Williams | 3.60 | 1 kg |
🍑 | Yellow peaches | Pêches jaunes | 4.50 | 1 kg | organic
🍑 | Flat peaches | Pêches plates | 4.90 | 1 kg |
🍑 | Apricots | Abricots | 4.80 | 1 kg | organic
🍒 | Cherries | Cerises | 4.90 | 500 g |
🍈 | Charentais melon | Melon charentais | 2.90 | piece | organic
🍉 | Watermelon | Pastèque | 5.90 | piece |
# citrus market greengrocer organic
🍊 | Juice oranges | Oranges à jus | 3.90 | 2 kg | organic
🍊 | Navel oranges | Oranges Navel | 2.70 | 1 kg | organic
🍊 | Clementines | Clémentines | 3.50 | 1 kg | organic
🍋 | Lemons | Citrons jaunes | 1.90 | 500 g | organic
🍋 | Limes | Citrons verts | 2.20 | pack of 4 | organic
🍊 | Pink grapefruit | Pamplemousse rose | 1.20 | piece |
# berries market greengrocer
🍓 | Strawberries | Fraises | 4.50 | tray 500 g | organic
🍓 | Gariguette strawberries | Fraises gariguette | 5.20 | tray 250 g |
🫐 | Blueberries | Myrtilles | 3.20 | tray 125 g | organic
🍇 | White grapes | Raisin blanc | 3.90 | 1 kg | organic
🍇 | Black muscat grapes | Raisin muscat noir | 4.40 | 1 kg |
# exotic-fruit market greengrocer
🍌 | Bananas | Bananes | 1.90 | 1 kg | organic
🥭 | Mango | Mangue | 2.50 | piece |
🍍 | Pineapple | Ananas | 3.20 | piece |
🥝 | Green kiwis | Kiwis verts | 2.90 | pack of 6 | organic
🥑 | Ripe avocados | Avocats mûrs | 2.60 | pack of 2 | organic
🥥 | Coconut | Noix de coco | 1.90 | piece |
# summer-vegetables market greengrocer organic
🍅 | Vine tomatoes | Tomates grappe | 2.90 | 1 kg | organic
🍅 | Cherry tomatoes | Tomates cerises | 2.50 | tray 250 g | organic
🍅 | Beefsteak tomatoes | Tomates cœur de bœuf | 4.20 | 1 kg |
🥒 | Cucumber | Concombre | 1.20 | piece | organic
🍆 | Aubergine | = | 1.40 | piece | organic
🫑 | Red peppers | Poivrons rouges | 3.80 | 1 kg | organic
🥒 | Courgettes | = | 2.40 | 1 kg | organic
🌽 | Corn on the cob | Épis de maïs | 2.50 | pack of 2 |
🫛 | Garden peas | Petits pois à écosser | 4.90 | 1 kg |
🫘 | Flat green beans | Haricots plats | 4.50 | 1 kg |
🌶️ | Fresh chillies | Piments frais | 1.50 | 100 g |
# root-vegetables market greengrocer organic
🥕 | Carrots | Carottes | 1.60 | 1 kg | organic
🥕 | Bunch carrots with tops | Carottes fanes | 2.50 | bunch | organic
🥔 | Waxy potatoes | Pommes de terre à chair ferme | 2.20 | 1 kg | organic
🥔 | New potatoes | Pommes de terre nouvelles | 3.40 | 1 kg |
🍠 | Sweet potatoes | Patates douces | 2.90 | 1 kg | organic
🧅 | Yellow onions | Oignons jaunes | 1.80 | 1 kg | organic
🧅 | Sweet red onions | Oignons rouges doux | 2.40 | 1 kg |
🧄 | Pink garlic | Ail rose | 2.20 | 250 g | organic
🫚 | Fresh ginger | Gingembre frais | 1.80 | 200 g | organic
# leaf-vegetables market greengrocer organic
🥬 | Batavia lettuce | Laitue batavia | 1.30 | piece | organic
🥬 | Baby spinach | Jeunes pousses d'épinard | 2.40 | bag 200 g | organic
🥬 | Rocket | Roquette | 1.90 | bag 125 g |
🥬 | Chard | Blettes | 2.80 | bunch | organic
🥦 | Broccoli | Brocoli | 2.20 | piece | organic
🥬 | White cabbage | Chou blanc | 1.90 | piece |
🥬 | Leeks | Poireaux | 2.60 | 1 kg | organic
# herbs market greengrocer organic
🌿 | Basil in a pot | Basilic en pot | 2.50 | piece | organic
🌿 | Flat parsley | Persil plat | 1.00 | bunch | organic
🌿 | Mint | Menthe | 1.00 | bunch | organic
🌿 | Coriander | Coriandre | 1.20 | bunch |
🌿 | Thyme | Thym | 1.20 | bunch |
🍄 | Button mushrooms | Champignons de Paris | 2.30 | tray 250 g | organic
🍄 | Porcini | Cèpes | 7.90 | tray 250 g |
🍄 | Oyster mushrooms | Pleurotes | 3.90 | tray 200 g |
# cheese market dairy deli
🧀 | Farm comté, 12 months | Comté fermier, 12 mois | 5.40 | 250 g | D weights
🧀 | Old mimolette | Mimolette vieille | 4.90 | 200 g | D weights
🧀 | Raw-milk camembert | Camembert au lait cru | 3.80 | piece | D
🧀 | Brie de Meaux | = | 4.20 | 250 g | D weights
🧀 | Roquefort | = | 4.50 | 150 g | D
🧀 | Ash-coated goat's cheese | Chèvre cendré | 4.10 | piece | D organic
🧀 | Fresh goat's cheese | Chèvre frais | 3.20 | piece | D organic
🧀 | Sheep's milk tomme | Tomme de brebis | 5.90 | 250 g | D weights
🧀 | Reblochon | = | 5.20 | piece | D
🧀 | Saint-nectaire | = | 4.60 | 250 g | D weights
🧀 | Buffalo mozzarella | Mozzarella de bufflonne | 2.90 | 125 g | D organic
🧀 | Grated parmesan | Parmesan râpé | 2.80 | bag 100 g | D
🧀 | Greek feta | Feta grecque | 2.60 | 200 g | D organic
# milk-yoghurt market dairy organic
🥛 | Whole milk | Lait entier | 1.30 | bottle 1 L | D organic
🥛 | Semi-skimmed milk | Lait demi-écrémé | 1.15 | bottle 1 L | D organic
🥛 | Oat drink | Boisson à l'avoine | 2.10 | carton 1 L | G organic
🥛 | Thick cream | Crème épaisse | 1.90 | jar 20 cl | D organic
🧈 | Churned butter | Beurre de baratte | 3.20 | 250 g | D organic
🧈 | Salted butter | Beurre demi-sel | 2.90 | 250 g | D
🥣 | Plain yoghurts | Yaourts nature | 2.20 | pack of 4 | D organic
🥣 | Strawberry yoghurts | Yaourts à la fraise | 2.60 | pack of 4 | D
🥣 | Greek yoghurt | Yaourt à la grecque | 2.90 | jar 450 g | D
🥣 | Soya vanilla desserts | Desserts soja-vanille | 2.40 | pack of 4 | S
🍮 | Farm caramel creams | Crèmes caramel fermières | 3.90 | pack of 4 | DE
🍮 | Rice pudding | Riz au lait | 2.80 | pack of 2 | D
# eggs market dairy organic greengrocer
🥚 | Free-range eggs | Œufs de plein air | 2.90 | box of 6 | E organic
🥚 | Large free-range eggs | Gros œufs de plein air | 4.90 | box of 12 | E organic
🥚 | Quail eggs | Œufs de caille | 3.50 | box of 12 | E
# meat market butcher
🥩 | Rib steak | Entrecôte | 9.80 | 300 g | meat
🥩 | Minced beef, 5% fat | Bœuf haché, 5 % de matières grasses | 5.60 | 400 g | meat
🥩 | Beef for stewing | Bœuf à mijoter | 9.90 | 800 g | meat
🥩 | Veal escalopes | Escalopes de veau | 8.90 | 300 g | meat
🥩 | Lamb chops | Côtelettes d'agneau | 9.50 | 400 g | meat
🍖 | Leg of lamb | Gigot d'agneau | 24.90 | 1.2 kg | meat
🍖 | Pork ribs | Travers de porc | 7.90 | 800 g | meat
🥩 | Pork fillet | Filet mignon de porc | 8.50 | 500 g | meat
🌭 | Merguez | = | 5.20 | pack of 6 | meat
🌭 | Toulouse sausages | Saucisses de Toulouse | 5.40 | pack of 4 | meat
# poultry market butcher
🍗 | Farm chicken | Poulet fermier | 12.90 | 1.5 kg | meat organic
🍗 | Chicken breasts | Filets de poulet | 6.90 | 400 g | meat organic
🍗 | Chicken legs | Cuisses de poulet | 5.90 | pack of 4 | meat
🍗 | Turkey escalopes | Escalopes de dinde | 5.80 | 400 g | meat
🍗 | Duck breast | Magret de canard | 9.90 | 350 g | meat
🍗 | Guinea fowl | Pintade fermière | 13.90 | 1.3 kg | meat
# charcuterie market butcher deli
🥓 | Smoked bacon, sliced | Lard fumé en tranches | 3.20 | 150 g | meat
🍖 | Cooked ham, four slices | Jambon blanc, quatre tranches | 3.60 | 160 g | meat
🍖 | Mountain cured ham | Jambon cru de montagne | 4.90 | 120 g | meat
🌭 | Dry sausage | Saucisson sec | 5.50 | piece | meat
🌭 | Chorizo | = | 4.60 | 225 g | meat
🥫 | Country terrine | Terrine de campagne | 4.20 | jar 180 g | meat
🥫 | Duck rillettes | Rillettes de canard | 5.20 | jar 180 g | meat
# fishmonger market fishmonger
🐟 | Salmon fillet | Pavé de saumon | 6.90 | 280 g | F fish
🐟 | Cod loin | Dos de cabillaud | 8.50 | 300 g | F fish
🐟 | Whole sea bream | Daurade entière | 9.90 | piece | F fish
🐟 | Sardines from the bay | Sardines de la baie | 4.90 | 500 g | F fish
🐟 | Mackerel | Maquereaux | 4.50 | 500 g | F fish
🐟 | Smoked salmon, four slices | Saumon fumé, quatre tranches | 6.90 | 140 g | F fish organic
🐟 | Smoked trout | Truite fumée | 4.90 | 120 g | F fish
🦐 | Cooked pink prawns | Crevettes roses cuites | 7.90 | 400 g | C fish
🦐 | Raw langoustines | Langoustines crues | 14.90 | 500 g | C fish
🦪 | Number 3 oysters | Huîtres n° 3 | 12.90 | box of 12 | C fish
🦪 | Rope-grown mussels | Moules de bouchot | 6.50 | 1.5 kg | C fish
🦑 | Cleaned squid | Calamars nettoyés | 8.20 | 400 g | C fish
🐙 | Cooked octopus | Poulpe cuit | 11.90 | 350 g | C fish
🦀 | Brown crab | Tourteau | 9.90 | piece | C fish
🦞 | Live blue lobster | Homard bleu vivant | 29.90 | piece | C fish
🍲 | Fish soup | Soupe de poisson | 5.90 | jar 78 cl | FCL fish
# grocery-bread market organic
🥖 | Wheat baguette | Baguette de froment | 1.10 | piece | G
🍞 | Sourdough loaf | Pain au levain | 4.50 | 800 g | G organic
🍞 | Wholemeal sliced bread | Pain complet tranché | 2.40 | 500 g | G organic
🥐 | Butter croissants | Croissants au beurre | 4.20 | pack of 4 | GD
🍞 | Plaited brioche | Brioche tressée | 3.90 | 400 g | GDE organic
🫓 | Wheat tortillas | Tortillas de blé | 2.20 | pack of 8 | G
🥯 | Sesame bagels | Bagels au sésame | 2.80 | pack of 4 | GX
# pasta-rice market deli organic
🍝 | Durum wheat spaghetti | Spaghettis de blé dur | 1.30 | 500 g | G organic
🍝 | Penne | = | 1.30 | 500 g | G organic
🍝 | Egg tagliatelle | Tagliatelles aux œufs | 2.60 | 250 g | GE
🍝 | Lasagne sheets | Feuilles de lasagnes | 2.10 | 500 g | G
🍚 | Basmati rice | Riz basmati | 2.90 | 1 kg | organic
🍚 | Risotto rice | Riz à risotto | 3.20 | 500 g | organic
🍚 | Camargue red rice | Riz rouge de Camargue | 3.40 | 500 g | organic
🌾 | Medium couscous | Couscous moyen | 1.60 | 500 g | G organic
🌾 | White quinoa | Quinoa blanc | 3.60 | 500 g | organic
🫘 | Green lentils | Lentilles vertes | 2.90 | 500 g | organic
🫘 | Chickpeas | Pois chiches secs | 2.20 | 500 g | organic
🫘 | Red beans | Haricots rouges secs | 2.40 | 500 g | organic
# tins market deli organic
🥫 | Peeled tomatoes | Tomates pelées | 1.20 | tin 400 g | organic
🥫 | Tomato purée with basil | Purée de tomates au basilic | 1.60 | bottle 690 g | organic
🥫 | Tuna in olive oil | Thon à l'huile d'olive | 3.40 | tin 160 g | F fish
🥫 | Sardines in olive oil | Sardines à l'huile d'olive | 2.90 | tin 115 g | F fish
🥫 | Sweetcorn | Maïs doux | 1.40 | tin 285 g | organic
🥫 | Cassoulet | = | 6.90 | jar 780 g | meat
🫒 | Green olives with fennel | Olives vertes au fenouil | 3.20 | jar 250 g | weights
🫒 | Black olive tapenade | Tapenade d'olives noires | 3.60 | jar 120 g | F
🥒 | Crunchy gherkins | Cornichons croquants | 2.50 | jar 370 g | U
🍅 | Sun-dried tomatoes in oil | Tomates séchées à l'huile | 3.90 | jar 180 g | organic
🌿 | Basil pesto | Pesto au basilic | 3.20 | jar 190 g | DN
🫘 | Hummus | Houmous | 2.70 | tub 200 g | BX organic
# oils-spices market deli organic
🫒 | Extra virgin olive oil | Huile d'olive vierge extra | 9.90 | bottle 75 cl | organic
🌻 | Sunflower oil | Huile de tournesol | 2.90 | bottle 1 L | organic
🍷 | Red wine vinegar | Vinaigre de vin rouge | 2.40 | bottle 50 cl | W
🍇 | Balsamic vinegar | Vinaigre balsamique | 5.90 | bottle 25 cl | W
🧂 | Sea salt flakes | Fleur de sel | 3.90 | tub 125 g |
🌶️ | Espelette pepper | Piment d'Espelette | 5.90 | jar 50 g |
🌿 | Provençal herbs | Herbes de Provence | 2.90 | jar 30 g | organic
🧂 | Black peppercorns | Poivre noir en grains | 3.40 | jar 70 g | organic
🌿 | Bay leaves | Feuilles de laurier | 1.90 | bag 15 g | organic
🍛 | Madras curry powder | Curry de Madras en poudre | 3.20 | jar 60 g | U
🌭 | Dijon mustard | Moutarde de Dijon | 2.10 | jar 370 g | U organic
🌾 | Wheat flour T55 | Farine de blé T55 | 1.40 | 1 kg | G organic
🍬 | Cane sugar | Sucre de canne | 2.30 | 750 g | organic
# breakfast-shelf market deli organic
🍯 | Lavender honey | Miel de lavande | 7.90 | jar 500 g | organic
🍯 | Chestnut honey | Miel de châtaignier | 7.50 | jar 500 g |
🍓 | Strawberry jam | Confiture de fraises | 3.60 | jar 370 g | organic
🍑 | Apricot jam | Confiture d'abricots | 3.60 | jar 370 g | organic
🍊 | Bitter orange marmalade | Marmelade d'oranges amères | 3.90 | jar 370 g |
🥣 | Crunchy oat granola | Granola croustillant à l'avoine | 4.50 | bag 500 g | GN organic
🥣 | Rolled oats | Flocons d'avoine | 1.90 | 500 g | G organic
🥜 | Peanut butter | Beurre de cacahuète | 3.90 | jar 350 g | A organic
🌰 | Hazelnut spread | Pâte à tartiner aux noisettes | 4.90 | jar 400 g | NDS organic
🌰 | Chestnut cream | Crème de marrons | 3.20 | tin 250 g |
# chocolate-biscuits market deli organic
🍫 | Dark chocolate 70% | Chocolat noir 70 % | 2.60 | bar 100 g | S organic
🍫 | Milk chocolate with hazelnuts | Chocolat au lait et noisettes | 2.80 | bar 100 g | SDN organic
🍫 | Box of pralines | Ballotin de pralines | 12.90 | box 250 g | SDN
🍪 | Butter shortbread | Sablés pur beurre | 2.90 | 150 g | GDE
🍪 | Chocolate chip cookies | Cookies aux pépites de chocolat | 2.60 | 200 g | GDES
🍪 | Almond biscuits | Croquants aux amandes | 3.60 | bag 200 g | GEN
🥮 | Gingerbread | Pain d'épices | 3.20 | 300 g | G
🍬 | Soft salted caramels | Caramels tendres au beurre salé | 4.20 | bag 150 g | D
🍭 | Fruit lollipops | Sucettes aux fruits | 2.20 | bag of 10 |
# nuts-snacks market deli organic
🥜 | Roasted peanuts | Cacahuètes grillées | 1.90 | bag 200 g | A weights
🌰 | Walnut halves | Cerneaux de noix | 5.20 | 250 g | N weights organic
🥜 | Whole almonds | Amandes entières | 4.60 | 250 g | N weights organic
🥜 | Cashew nuts | Noix de cajou | 5.40 | 250 g | N weights organic
🌴 | Deglet Nour dates | Dattes Deglet Nour | 3.90 | 250 g | weights organic
🍑 | Dried apricots | Abricots secs | 3.90 | 250 g | weights organic
🥔 | Sea salt crisps | Chips au sel de mer | 2.20 | bag 150 g |
🌽 | Corn tortilla chips | Chips de maïs | 2.10 | bag 200 g | organic
🥨 | Salted pretzels | Bretzels salés | 1.90 | bag 200 g | G
🍿 | Caramel popcorn | Pop-corn au caramel | 2.40 | bag 120 g | D
# water-soda market convenience
💧 | Spring water | Eau de source | 2.40 | pack of 6 |
💧 | Sparkling water | Eau gazeuse | 0.90 | bottle 1.25 L |
🥤 | Belrive cola | Cola de Belrive | 1.80 | bottle 1 L |
🍋 | Artisan lemonade | Limonade artisanale | 2.60 | bottle 75 cl | organic
🥤 | Tonic water | Tonic | 3.40 | pack of 4 |
🍑 | Peach iced tea | Thé glacé à la pêche | 2.20 | bottle 1 L | organic
🍓 | Grenadine syrup | Sirop de grenadine | 3.20 | bottle 70 cl |
🌿 | Mint syrup | Sirop de menthe | 3.20 | bottle 70 cl | organic
# juice-shelf market organic convenience
🍊 | Pressed orange juice | Jus d'orange pressé | 3.60 | bottle 1 L | organic
🍎 | Cloudy apple juice | Pur jus de pomme trouble | 2.90 | bottle 1 L | organic
🍇 | Grape juice | Pur jus de raisin | 3.20 | bottle 75 cl | organic
🍍 | Pineapple juice | Pur jus d'ananas | 2.70 | carton 1 L |
🍅 | Tomato juice | Pur jus de tomate | 2.60 | bottle 75 cl |
🍑 | Apricot nectar | Nectar d'abricot | 2.90 | bottle 75 cl | organic
# coffee-tea market roaster deli
☕ | Ethiopia Sidamo coffee | Café d'Éthiopie Sidamo | 7.90 | 250 g | organic grind
☕ | Colombia Supremo coffee | Café de Colombie Supremo | 6.90 | 250 g | organic grind
☕ | Harbour espresso blend | Mélange espresso du port | 6.50 | 250 g | grind
☕ | Decaffeinated Mexico coffee | Café décaféiné du Mexique | 7.20 | 250 g | organic grind
☕ | Brazil Santos coffee | Café du Brésil Santos | 6.20 | 250 g | grind
☕ | Coffee pods | Capsules de café | 4.20 | box of 10 | organic
🍵 | Sencha green tea | Thé vert sencha | 6.90 | bag 100 g | organic
🍵 | Jasmine green tea | Thé vert au jasmin | 5.90 | bag 100 g |
🫖 | Earl Grey tea | Thé Earl Grey | 5.50 | tin 100 g | organic
🫖 | Darjeeling tea | Thé Darjeeling | 7.90 | tin 100 g | organic
🫖 | Rooibos with vanilla | Rooibos à la vanille | 5.20 | bag 100 g | organic
🌿 | Verbena infusion | Infusion de verveine | 4.50 | box of 20 | organic
🌼 | Camomile infusion | Infusion de camomille | 3.90 | box of 20 | organic
🍵 | Ceremonial matcha | Matcha de cérémonie | 18.90 | tin 30 g | organic
🍫 | Drinking chocolate | Chocolat à boire | 5.60 | tin 250 g | organic
# wine market cellar
🍷 | Red from the hills of Belrive | Rouge des coteaux de Belrive | 7.90 | bottle 75 cl | W organic
🍷 | Old-vine grenache | Grenache de vieilles vignes | 11.50 | bottle 75 cl | W
🍷 | Estate syrah | Syrah du domaine | 13.90 | bottle 75 cl | W organic
🍷 | Village pinot noir | Pinot noir de village | 16.50 | bottle 75 cl | W
🥂 | Coastal white | Blanc de la côte | 8.50 | bottle 75 cl | W organic
🥂 | Dry muscat | Muscat sec | 9.20 | bottle 75 cl | W
🥂 | Barrel-aged chardonnay | Chardonnay élevé en fût | 14.90 | bottle 75 cl | W
🍷 | Pale rosé | Rosé pâle | 7.50 | bottle 75 cl | W organic
🍾 | Brut sparkling wine | Crémant brut | 10.90 | bottle 75 cl | W
🍾 | Grower's champagne | Champagne de vigneron | 26.90 | bottle 75 cl | W
🍷 | Sweet natural wine | Vin doux naturel | 12.50 | bottle 50 cl | W
# beer-cider market cellar convenience
🍺 | Belrive blonde beer | Bière blonde de Belrive | 2.60 | bottle 33 cl | G organic
🍺 | Harbour amber beer | Bière ambrée du port | 2.80 | bottle 33 cl | G
🍺 | Lighthouse white beer | Bière blanche du phare | 2.70 | bottle 33 cl | G organic
🍺 | Dark stout | Bière brune stout | 3.20 | bottle 33 cl | G
🍺 | Pale ale, mixed box | Pale ale, coffret découverte | 14.90 | box of 6 | G
🍺 | Alcohol-free lager | Blonde sans alcool | 1.90 | bottle 33 cl | G
🍏 | Farm brut cider | Cidre fermier brut | 4.90 | bottle 75 cl | W organic
🍏 | Sweet cider | Cidre doux | 4.50 | bottle 75 cl | W
# frozen market convenience
🫛 | Extra-fine peas | Petits pois extra-fins | 2.60 | bag 1 kg | organic
🥦 | Vegetable stir-fry | Poêlée de légumes | 3.40 | bag 750 g |
🍟 | Oven chips | Frites au four | 2.90 | bag 1 kg |
🍕 | Margherita pizza | Pizza margherita | 3.90 | 350 g | GD
🐟 | Breaded fish fingers | Bâtonnets de poisson panés | 3.60 | box of 10 | FG fish
🍨 | Vanilla ice cream | Glace à la vanille | 4.50 | tub 1 L | D
🍧 | Raspberry sorbet | Sorbet à la framboise | 4.90 | tub 75 cl |
🍓 | Mixed red berries | Mélange de fruits rouges | 4.60 | bag 500 g | organic
🥟 | Chicken gyoza | Gyozas au poulet | 4.90 | bag of 20 | GS meat
# cleaning market convenience
🧴 | Washing-up liquid | Liquide vaisselle | 2.40 | bottle 75 cl |
🧴 | Laundry liquid | Lessive liquide | 7.90 | bottle 1.5 L |
🧼 | Marseille soap | Savon de Marseille | 3.20 | block 300 g |
🧽 | Scouring sponges | Éponges grattantes | 1.90 | pack of 4 |
🧹 | Broom | Balai | 8.90 | piece |
🪣 | Bucket, 10 litres | Seau de 10 litres | 5.90 | piece |
🍋 | White vinegar with lemon | Vinaigre blanc au citron | 1.80 | bottle 1 L |
🧤 | Household gloves | Gants de ménage | 2.20 | pair |
# paper market convenience
🧻 | Toilet paper | Papier toilette | 3.90 | pack of 6 |
🧻 | Kitchen roll | Essuie-tout | 2.60 | pack of 2 |
🗑️ | Bin bags, 50 litres | Sacs-poubelle de 50 litres | 2.40 | roll of 20 |
🕯️ | Unscented candles | Bougies sans parfum | 3.50 | pack of 6 |
🔋 | AA batteries | Piles AA | 4.90 | pack of 8 |
💡 | LED bulb, warm white | Ampoule LED, blanc chaud | 4.20 | piece |
# baby-shelf market convenience
🍼 | Follow-on milk | Lait de suite | 14.90 | tin 800 g | D organic
🥕 | Carrot purée | Purée de carottes | 2.20 | pack of 2 | organic
🍎 | Apple and pear compote | Compote pomme-poire | 2.40 | pack of 4 | organic
🧷 | Nappies, size 3 | Couches, taille 3 | 11.90 | pack of 46 |
🧻 | Water wipes | Lingettes à l'eau | 2.50 | pack of 60 |
# pet-shelf market convenience
🐶 | Dog kibble with chicken | Croquettes au poulet pour chien | 9.90 | bag 3 kg |
🐱 | Cat kibble with salmon | Croquettes au saumon pour chat | 8.50 | bag 2 kg |
🐱 | Fish pouches for cats | Sachets au poisson pour chat | 5.20 | box of 12 |
🐱 | Clumping cat litter | Litière agglomérante | 6.90 | bag 10 L |
🦴 | Chewing bones | Os à mâcher | 4.50 | pack of 3 |
🐦 | Bird seed | Graines pour oiseaux | 4.20 | bag 2 kg |
`;
