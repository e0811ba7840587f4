/**
 * Menus: English | French | price | ingredients [| lunch, breakfast, or classic (on every menu)].
 * Headings: cuisine, then category.
 */
export const europeanMenus = `
# italian pizza-red
Margherita | = | 9.90 | tomato sauce, mozzarella, basil, olive oil | classic
Marinara | = | 8.50 | tomato sauce, garlic, oregano, olive oil
Regina | Reine | 11.90 | tomato sauce, mozzarella, ham, mushrooms, olives
Diavola | = | 12.50 | tomato sauce, mozzarella, spicy salami, chilli
Capricciosa | = | 13.20 | tomato sauce, mozzarella, ham, artichokes, black olives, mushrooms
Napoli | = | 11.50 | tomato sauce, mozzarella, anchovies, capers, oregano
Garden pizza | Pizza du potager | 12.20 | tomato sauce, mozzarella, grilled aubergine, courgette, peppers
Tuna and red onion pizza | Pizza thon et oignons rouges | 12.80 | tomato sauce, mozzarella, tuna, red onion, olives
Prosciutto and rocket | Prosciutto et roquette | 14.50 | tomato sauce, mozzarella, cured ham, rocket, parmesan
Merguez and pepper pizza | Pizza merguez et poivrons | 13.50 | tomato sauce, mozzarella, merguez, peppers, egg
# italian pizza-white
Four cheeses | Quatre fromages | 13.50 | cream, mozzarella, gorgonzola, goat's cheese, parmesan | classic
Goat's cheese and honey pizza | Pizza chèvre et miel | 13.20 | cream, mozzarella, goat's cheese, honey, walnuts
Salmon and dill pizza | Pizza saumon et aneth | 14.90 | cream, mozzarella, smoked salmon, dill, lemon
Truffle and mushroom pizza | Pizza truffe et champignons | 16.50 | truffle cream, mozzarella, mushrooms, rocket, parmesan
Potato and rosemary pizza | Pizza pommes de terre et romarin | 12.40 | mozzarella, potatoes, rosemary, olive oil
# italian pasta-fresh
Carbonara | = | 13.50 | fresh pasta, guanciale, egg, pecorino | classic
Bolognese | Bolognaise | 13.20 | fresh pasta, minced beef, tomato sauce, parmesan
Fresh pasta with pesto | Pâtes fraîches au pesto | 12.80 | fresh pasta, pesto, parmesan, pine nuts
Arrabbiata | = | 11.50 | fresh pasta, tomato sauce, garlic, chilli
Pasta with clams | Pâtes aux palourdes | 16.90 | fresh pasta, clams, garlic, white wine, parsley
Ricotta and spinach ravioli | Raviolis ricotta-épinards | 14.20 | fresh pasta, ricotta, spinach, butter
Pasta with porcini | Pâtes aux cèpes | 15.50 | fresh pasta, porcini, cream, parsley
# italian pasta-oven
Beef lasagne | Lasagnes au bœuf | 13.90 | fresh pasta, minced beef, tomato sauce, mozzarella | classic
Vegetable lasagne | Lasagnes aux légumes | 13.20 | fresh pasta, courgette, spinach, ricotta, tomato sauce
Aubergine parmigiana | Parmigiana d'aubergines | 12.90 | aubergine, tomato sauce, mozzarella, parmesan, basil
# italian starters-cold
Burrata and tomatoes | Burrata et tomates | 10.90 | burrata, cherry tomatoes, basil, olive oil
Beef carpaccio | Carpaccio de bœuf | 12.50 | beef, rocket, parmesan, lemon
# italian lunch
Lunch deal: pizza of the day and a coffee | Formule midi : pizza du jour et café | 12.90 | tomato sauce, mozzarella, roast vegetables | lunch
Lunch deal: pasta of the day and a salad | Formule midi : pâtes du jour et salade | 13.90 | fresh pasta, tomato sauce, parmesan, mixed salad | lunch
# burger burger-beef
Classic burger | Burger classique | 11.50 | beef patty, burger bun, lettuce, tomatoes, house sauce | classic
Cheddar burger | Burger au cheddar | 12.50 | beef patty, burger bun, cheddar, gherkins, ketchup
Double cheese burger | Double cheeseburger | 14.90 | beef patty, cheddar, burger bun, caramelised onion, house sauce
Smoky bacon burger | Burger au lard fumé | 13.90 | beef patty, bacon, cheddar, brioche bun, barbecue sauce
Blue cheese burger | Burger au bleu | 13.80 | beef patty, blue cheese, caramelised onion, brioche bun
Harbour burger | Burger du port | 14.20 | beef patty, comté, rocket, wholegrain mustard, brioche bun
Mountain burger | Burger montagnard | 14.80 | beef patty, comté, bacon, potatoes, brioche bun
Chilli burger | Burger au piment | 13.40 | beef patty, cheddar, chilli, red beans, burger bun
Truffle burger | Burger à la truffe | 16.50 | beef patty, truffle cream, mushrooms, parmesan, brioche bun
# burger burger-chicken
Crispy chicken burger | Burger au poulet croustillant | 12.90 | crispy chicken, lettuce, gherkins, mayonnaise, burger bun
Grilled chicken burger | Burger au poulet grillé | 12.50 | grilled chicken, avocado, tomatoes, yoghurt sauce, burger bun
Chicken Caesar burger | Burger poulet César | 13.20 | crispy chicken, romaine lettuce, parmesan, Caesar dressing, burger bun
Honey and mustard chicken burger | Burger poulet, miel et moutarde | 13.40 | crispy chicken, honey, wholegrain mustard, red cabbage, brioche bun
# burger burger-veggie
Garden burger | Burger du potager | 12.20 | vegetable patty, lettuce, tomatoes, house sauce, burger bun
Halloumi burger | Burger au halloumi | 13.20 | halloumi, grilled aubergine, rocket, yoghurt sauce, burger bun
Falafel burger | Burger aux falafels | 12.40 | falafel, hummus, pickled vegetables, burger bun
# burger sides
House chips | Frites maison | 4.20 | potatoes
Cheddar and bacon chips | Frites au cheddar et au lard | 6.50 | chips, cheddar, bacon
Sweet potato chips | Frites de patate douce | 5.20 | sweet potato
Onion rings | Beignets d'oignon | 4.90 | onion, batter
Chicken wings, six pieces | Ailes de poulet, six pièces | 7.50 | chicken, barbecue sauce
Coleslaw | Salade de chou | 3.90 | red cabbage, carrots, mayonnaise
# burger lunch
Lunch deal: classic burger, chips and a drink | Formule midi : burger classique, frites et boisson | 13.50 | beef patty, burger bun, lettuce, chips | lunch
# bistro starters-cold
Eggs mayonnaise | Œufs mayonnaise | 6.50 | egg, mayonnaise, chives
Warm goat's cheese salad | Salade de chèvre chaud | 9.80 | goat's cheese, toast, lamb's lettuce, walnuts, honey
Sardines and potatoes | Sardines pommes à l'huile | 8.90 | sardines, potatoes, red onion, olive oil
Duck salad | Salade landaise | 11.50 | smoked duck breast, green beans, walnuts, mixed salad
# bistro starters-hot
Onion soup | Soupe à l'oignon | 8.50 | onion, country bread, emmental, white wine
Soup of the day | Soupe du jour | 6.50 | soup vegetables, cream, croutons
Pork pie with gherkins | Pâté en croûte et cornichons | 8.90 | pork, puff pastry, gherkins
# bistro bistro-meat
Rib steak with pepper sauce | Entrecôte sauce au poivre | 23.50 | rib steak, pepper sauce, chips | classic
Bavette with shallots | Bavette à l'échalote | 18.50 | beef bavette, shallots, red wine, mashed potatoes
Beef bourguignon | Bœuf bourguignon | 17.90 | slow-cooked beef, red wine, carrots, mushrooms
Roast chicken with thyme | Poulet rôti au thym | 15.50 | roast chicken, thyme, potatoes
Duck confit | Confit de canard | 18.90 | duck leg confit, potatoes, garlic, parsley
Blanquette of veal | Blanquette de veau | 17.50 | veal, carrots, mushrooms, cream, rice
Sausage and mash | Saucisse purée | 14.50 | Toulouse sausage, mashed potatoes, wholegrain mustard
Braised beef cheek | Joue de bœuf braisée | 18.20 | beef cheek, red wine, carrots, mashed potatoes
# bistro bistro-fish
Cod with lemon butter | Cabillaud au beurre citronné | 18.50 | cod, butter, lemon, potatoes
Mussels and chips | Moules-frites | 15.90 | mussels, white wine, shallots, chips
Salmon with spinach | Saumon aux épinards | 17.20 | salmon, spinach, cream, rice
# bistro bistro-veggie
Leek and comté tart | Tarte poireaux et comté | 12.50 | shortcrust pastry, leeks, comté, cream, egg
Mushroom fricassee | Fricassée de champignons | 13.90 | mushrooms, porcini, cream, parsley, rice
Potato gratin and salad | Gratin dauphinois et salade | 12.90 | potatoes, cream, garlic, mixed salad
# bistro lunch
Lunch menu: dish of the day and dessert | Menu du midi : plat du jour et dessert | 16.90 | roast chicken, potatoes, green beans | lunch
# creperie crepe-savoury
Complete galette | Galette complète | 9.50 | buckwheat flour, ham, egg, emmental, butter
Goat's cheese and honey galette | Galette chèvre et miel | 10.20 | buckwheat flour, goat's cheese, honey, walnuts
Salmon galette | Galette au saumon | 12.50 | buckwheat flour, smoked salmon, cream, chives
Mushroom galette | Galette aux champignons | 9.90 | buckwheat flour, mushrooms, cream, emmental
Andouille galette | Galette à l'andouille | 11.20 | buckwheat flour, andouille, wholegrain mustard, caramelised onion
Spinach and egg galette | Galette épinards et œuf | 9.80 | buckwheat flour, spinach, egg, cream
Chicken curry galette | Galette au poulet curry | 11.50 | buckwheat flour, chicken, curry spices, cream
Garden galette | Galette du jardin | 10.50 | buckwheat flour, roast vegetables, feta, basil
Egg and cheese galette | Galette œuf et fromage | 8.20 | buckwheat flour, egg, emmental, butter
# creperie crepe-sweet
Butter and sugar crêpe | Crêpe beurre-sucre | 4.20 | wheat flour, egg, milk, butter, sugar
Lemon and sugar crêpe | Crêpe citron-sucre | 4.50 | wheat flour, egg, milk, lemon, sugar
Salted caramel crêpe | Crêpe au caramel au beurre salé | 5.80 | wheat flour, egg, milk, salted butter caramel
Chocolate and banana crêpe | Crêpe chocolat-banane | 6.50 | wheat flour, egg, milk, dark chocolate, banana
Chocolate spread crêpe | Crêpe à la pâte à tartiner | 5.50 | wheat flour, egg, milk, chocolate spread
Chestnut cream crêpe | Crêpe à la crème de marrons | 5.90 | wheat flour, egg, milk, chestnut cream, whipped cream
Flambéed apple crêpe | Crêpe aux pommes flambées | 7.90 | wheat flour, egg, milk, apples, rum
Red berry crêpe | Crêpe aux fruits rouges | 6.80 | wheat flour, egg, milk, red berries, whipped cream
# creperie lunch
Lunch deal: galette, crêpe and cider | Formule midi : galette, crêpe et cidre | 14.90 | buckwheat flour, egg, emmental, cider | lunch
# bakery viennoiserie
Butter croissant | Croissant au beurre | 1.30 | puff pastry, butter | classic
Chocolate pastry | Pain au chocolat | 1.50 | puff pastry, butter, dark chocolate | classic
Almond croissant | Croissant aux amandes | 2.60 | puff pastry, almonds, butter
Apple turnover | Chausson aux pommes | 2.20 | puff pastry, apples
Raisin swirl | Pain aux raisins | 2.10 | puff pastry, raisins, vanilla
Parisian brioche | Brioche parisienne | 2.40 | wheat flour, butter, egg
# bakery breads
Traditional baguette | Baguette de tradition | 1.40 | wheat flour
Country loaf | Pain de campagne | 3.80 | wheat flour
Rye loaf | Pain de seigle | 4.20 | wheat flour
Walnut bread | Pain aux noix | 4.60 | wheat flour, walnuts
Olive fougasse | Fougasse aux olives | 3.90 | wheat flour, black olives, olive oil
Seeded baguette | Baguette aux graines | 1.80 | wheat flour, sesame
# bakery sandwiches
Ham and butter baguette | Jambon-beurre | 4.90 | baguette, ham, butter
Chicken and crudités baguette | Baguette poulet crudités | 5.90 | baguette, grilled chicken, tomatoes, lettuce, mayonnaise
Tuna and egg baguette | Baguette thon et œuf | 5.90 | baguette, tuna, egg, lettuce, mayonnaise
Goat's cheese and fig sandwich | Sandwich chèvre et figues | 6.20 | country bread, goat's cheese, figs, rocket
Smoked salmon sandwich | Sandwich au saumon fumé | 6.90 | country bread, smoked salmon, dill, cucumber
Mozzarella and pesto panini | Panini mozzarella-pesto | 6.20 | country bread, mozzarella, pesto, tomatoes | classic
Toasted ham and cheese | Croque-monsieur | 6.50 | toast, ham, emmental, cream
Vegetable and hummus sandwich | Sandwich houmous et légumes | 5.90 | country bread, hummus, grilled aubergine, carrots
Quiche lorraine | = | 5.50 | shortcrust pastry, bacon, egg, cream
Vegetable quiche | Quiche aux légumes | 5.20 | shortcrust pastry, roast vegetables, egg, cream
# bakery breakfast
Continental breakfast | Petit déjeuner continental | 7.90 | baguette, butter, honey, orange | breakfast
Scrambled eggs on toast | Œufs brouillés sur pain grillé | 8.50 | egg, toast, butter, chives | breakfast
Granola, yoghurt and red berries | Granola, yaourt et fruits rouges | 6.90 | granola, yoghurt, red berries, honey | breakfast
Pancakes with maple syrup | Pancakes au sirop d'érable | 7.50 | wheat flour, egg, milk, maple syrup | breakfast
Avocado toast with an egg | Tartine à l'avocat et à l'œuf | 9.20 | country bread, avocado, soft-boiled egg, lemon | breakfast
Porridge with banana | Porridge à la banane | 5.90 | oats, milk, banana, cinnamon | breakfast
# bakery lunch
Lunch deal: sandwich, pastry and a drink | Formule midi : sandwich, pâtisserie et boisson | 9.50 | baguette, ham, lettuce, butter | lunch
# seafood starters-cold
Six oysters, lemon and rye bread | Six huîtres, citron et pain de seigle | 14.50 | oysters, lemon, country bread
Bowl of pink prawns | Bouquet de crevettes roses | 11.90 | prawns, mayonnaise, lemon
Octopus salad | Salade de poulpe | 13.50 | octopus, potatoes, parsley, olive oil
Salmon tartare | Tartare de saumon | 12.90 | salmon, avocado, lime, chives
# seafood starters-hot
Fried squid | Calamars frits | 11.50 | squid, batter, aioli
Fish soup with rouille | Soupe de poisson et rouille | 10.90 | fish stock, rouille, croutons, emmental
Cod fritters | Accras de cabillaud | 8.90 | cod, batter, chilli, lime
# seafood fish
Whole grilled sea bream | Daurade entière grillée | 21.50 | sea bream, lemon, olive oil, roast vegetables
Sea bass fillet with fennel | Filet de bar au fenouil | 22.50 | sea bass, fennel, olive oil
Cod aioli | Aïoli de cabillaud | 18.90 | cod, aioli, potatoes, carrots, egg
Grilled sardines | Sardines grillées | 14.90 | sardines, lemon, parsley, potatoes
Fish and chips | = | 15.50 | cod, batter, chips, tartare sauce
Seared tuna with sesame | Thon mi-cuit au sésame | 21.90 | tuna, sesame, soy sauce, rice
# seafood shellfish
Mussels in white wine | Moules marinières | 14.50 | mussels, white wine, shallots, parsley
Mussels with cream | Moules à la crème | 15.20 | mussels, cream, shallots, parsley
Seafood paella | Paella aux fruits de mer | 19.50 | rice, prawns, mussels, squid, saffron
Squid ink pasta with prawns | Pâtes à l'encre de seiche et crevettes | 18.90 | fresh pasta, prawns, squid, garlic
Dressed crab | Crabe décortiqué | 19.90 | crab, mayonnaise, lemon, mixed salad
# seafood lunch
Lunch menu: catch of the day and vegetables | Menu du midi : pêche du jour et légumes | 17.50 | sea bream, roast vegetables, rice | lunch
`;
