/**
 * English | French | price | unit | allergens (letters of the food tables), then marks: organic
 * (also sold organic), weights (sold in three weights), grind (beans or ground), meat, fish.
 * Headings: subcategory, then the kinds of shop that sell it.
 */
export const groceryTable = `
# orchard-fruit market greengrocer organic
Gala apples | Pommes Gala | 2.90 | 1 kg | organic
Granny Smith apples | Pommes Granny Smith | 2.80 | 1 kg | organic
Reinette apples | Pommes reinettes | 3.20 | 1 kg | organic
Conference pears | Poires Conférence | 3.40 | 1 kg | organic
Williams pears | Poires Williams | 3.60 | 1 kg |
Yellow peaches | Pêches jaunes | 4.50 | 1 kg | organic
Flat peaches | Pêches plates | 4.90 | 1 kg |
Apricots | Abricots | 4.80 | 1 kg | organic
Cherries | Cerises | 4.90 | 500 g |
Charentais melon | Melon charentais | 2.90 | piece | organic
Watermelon | Pastèque | 5.90 | piece |
Golden apples | Pommes Golden | 2.60 | 1 kg | organic
Nectarines | = | 4.60 | 1 kg |
Red plums | Prunes rouges | 3.90 | 1 kg |
# citrus market greengrocer organic
Juice oranges | Oranges à jus | 3.90 | 2 kg | organic
Navel oranges | Oranges Navel | 2.70 | 1 kg | organic
Clementines | Clémentines | 3.50 | 1 kg | organic
Lemons | Citrons jaunes | 1.90 | 500 g | organic
Limes | Citrons verts | 2.20 | pack of 4 | organic
Pink grapefruit | Pamplemousse rose | 1.20 | piece |
# berries market greengrocer
Strawberries | Fraises | 4.50 | tray 500 g | organic
Gariguette strawberries | Fraises gariguette | 5.20 | tray 250 g |
Blueberries | Myrtilles | 3.20 | tray 125 g | organic
White grapes | Raisin blanc | 3.90 | 1 kg | organic
Black muscat grapes | Raisin muscat noir | 4.40 | 1 kg |
Raspberries | Framboises | 3.60 | tray 125 g |
Blackberries | Mûres | 3.40 | tray 125 g |
# exotic-fruit market greengrocer
Bananas | Bananes | 1.90 | 1 kg | organic
Mango | Mangue | 2.50 | piece |
Pineapple | Ananas | 3.20 | piece |
Green kiwis | Kiwis verts | 2.90 | pack of 6 | organic
Ripe avocados | Avocats mûrs | 2.60 | pack of 2 | organic
Coconut | Noix de coco | 1.90 | piece |
Golden kiwis | Kiwis dorés | 3.50 | pack of 4 |
Passion fruit | Fruits de la passion | 2.90 | pack of 3 |
# summer-vegetables market greengrocer organic
Vine tomatoes | Tomates grappe | 2.90 | 1 kg | organic
Cherry tomatoes | Tomates cerises | 2.50 | tray 250 g | organic
Beefsteak tomatoes | Tomates cœur de bœuf | 4.20 | 1 kg |
Cucumber | Concombre | 1.20 | piece | organic
Aubergine | = | 1.40 | piece | organic
Red peppers | Poivrons rouges | 3.80 | 1 kg | organic
Courgettes | = | 2.40 | 1 kg | organic
Corn on the cob | Épis de maïs | 2.50 | pack of 2 |
Garden peas | Petits pois à écosser | 4.90 | 1 kg |
Flat green beans | Haricots plats | 4.50 | 1 kg |
Fresh chillies | Piments frais | 1.50 | 100 g |
Green peppers | Poivrons verts | 3.40 | 1 kg |
Fine green beans | Haricots verts extra-fins | 4.90 | 500 g | organic
# root-vegetables market greengrocer organic
Carrots | Carottes | 1.60 | 1 kg | organic
Bunch carrots with tops | Carottes fanes | 2.50 | bunch | organic
Waxy potatoes | Pommes de terre à chair ferme | 2.20 | 1 kg | organic
New potatoes | Pommes de terre nouvelles | 3.40 | 1 kg |
Sweet potatoes | Patates douces | 2.90 | 1 kg | organic
Yellow onions | Oignons jaunes | 1.80 | 1 kg | organic
Sweet red onions | Oignons rouges doux | 2.40 | 1 kg |
Pink garlic | Ail rose | 2.20 | 250 g | organic
Fresh ginger | Gingembre frais | 1.80 | 200 g | organic
Potatoes for chips | Pommes de terre à frites | 3.90 | 2.5 kg |
Shallots | Échalotes | 2.10 | 500 g | organic
Cooked beetroot | Betteraves cuites | 1.90 | 500 g | organic
Celeriac | Céleri-rave | 2.30 | piece |
# leaf-vegetables market greengrocer organic
Batavia lettuce | Laitue batavia | 1.30 | piece | organic
Baby spinach | Jeunes pousses d'épinard | 2.40 | bag 200 g | organic
Rocket | Roquette | 1.90 | bag 125 g |
Chard | Blettes | 2.80 | bunch | organic
Broccoli | Brocoli | 2.20 | piece | organic
White cabbage | Chou blanc | 1.90 | piece |
Leeks | Poireaux | 2.60 | 1 kg | organic
Iceberg lettuce | Laitue iceberg | 1.50 | piece |
Lamb's lettuce | Mâche | 2.20 | bag 150 g |
Mixed salad leaves | Mélange de jeunes pousses | 2.30 | bag 150 g | organic
Cauliflower | Chou-fleur | 2.90 | piece | organic
Celery | Céleri branche | 1.90 | piece |
# herbs market greengrocer organic
Basil in a pot | Basilic en pot | 2.50 | piece | organic
Flat parsley | Persil plat | 1.00 | bunch | organic
Mint | Menthe | 1.00 | bunch | organic
Coriander | Coriandre | 1.20 | bunch |
Thyme | Thym | 1.20 | bunch |
Button mushrooms | Champignons de Paris | 2.30 | tray 250 g | organic
Porcini | Cèpes | 7.90 | tray 250 g |
Oyster mushrooms | Pleurotes | 3.90 | tray 200 g |
# cheese market dairy deli
Farm comté, 12 months | Comté fermier, 12 mois | 5.40 | 250 g | D weights
Old mimolette | Mimolette vieille | 4.90 | 200 g | D weights
Raw-milk camembert | Camembert au lait cru | 3.80 | piece | D
Brie de Meaux | = | 4.20 | 250 g | D weights
Roquefort | = | 4.50 | 150 g | D
Ash-coated goat's cheese | Chèvre cendré | 4.10 | piece | D organic
Fresh goat's cheese | Chèvre frais | 3.20 | piece | D organic
Sheep's milk tomme | Tomme de brebis | 5.90 | 250 g | D weights
Reblochon | = | 5.20 | piece | D
Saint-nectaire | = | 4.60 | 250 g | D weights
Buffalo mozzarella | Mozzarella de bufflonne | 2.90 | 125 g | D organic
Grated parmesan | Parmesan râpé | 2.80 | bag 100 g | D
Greek feta | Feta grecque | 2.60 | 200 g | D organic
Grated emmental | Emmental râpé | 1.90 | bag 200 g | D
Young gouda slices | Gouda jeune en tranches | 2.60 | 200 g | D
Mature cheddar | Cheddar affiné | 3.20 | 200 g | D
Mozzarella | = | 1.40 | 125 g | D organic
Cream cheese with herbs | Fromage frais aux herbes | 2.10 | tub 150 g | D
Raclette slices | Raclette en tranches | 5.90 | 400 g | D
Cheese portions for children | Portions de fromage fondu | 2.30 | box of 16 | D
# milk-yoghurt market dairy organic
Whole milk | Lait entier | 1.30 | bottle 1 L | D organic
Semi-skimmed milk | Lait demi-écrémé | 1.15 | bottle 1 L | D organic
Oat drink | Boisson à l'avoine | 2.10 | carton 1 L | G organic
Thick cream | Crème épaisse | 1.90 | jar 20 cl | D organic
Churned butter | Beurre de baratte | 3.20 | 250 g | D organic
Salted butter | Beurre demi-sel | 2.90 | 250 g | D
Plain yoghurts | Yaourts nature | 2.20 | pack of 4 | D organic
Strawberry yoghurts | Yaourts à la fraise | 2.60 | pack of 4 | D
Greek yoghurt | Yaourt à la grecque | 2.90 | jar 450 g | D
Soya vanilla desserts | Desserts soja-vanille | 2.40 | pack of 4 | S
Farm caramel creams | Crèmes caramel fermières | 3.90 | pack of 4 | DE
Rice pudding | Riz au lait | 2.80 | pack of 2 | D
Skimmed milk | Lait écrémé | 1.10 | bottle 1 L | D
Lactose-free milk | Lait sans lactose | 1.60 | bottle 1 L | D
Semi-skimmed milk, six bottles | Lait demi-écrémé, six bouteilles | 6.60 | pack of 6 | D
Almond drink | Boisson aux amandes | 2.60 | carton 1 L | N organic
Soya drink | Boisson au soja | 1.90 | carton 1 L | S organic
Whipping cream | Crème liquide entière | 1.70 | carton 25 cl | D
Goat's milk | Lait de chèvre | 2.40 | bottle 1 L | D organic
Unsalted butter | Beurre doux | 2.80 | 250 g | D
Sunflower margarine | Margarine au tournesol | 2.20 | tub 500 g | D
Vanilla yoghurts | Yaourts à la vanille | 2.50 | pack of 4 | D
Skyr | = | 2.60 | tub 450 g | D
Fromage blanc | = | 2.70 | tub 500 g | D organic
Drinking yoghurt with raspberry | Yaourt à boire à la framboise | 2.90 | pack of 4 | D
Chocolate dessert creams | Crèmes dessert au chocolat | 2.30 | pack of 4 | D
Dark chocolate mousses | Mousses au chocolat noir | 2.60 | pack of 4 | DE
# eggs market dairy organic greengrocer
Free-range eggs | Œufs de plein air | 2.90 | box of 6 | E organic
Large free-range eggs | Gros œufs de plein air | 4.90 | box of 12 | E organic
Quail eggs | Œufs de caille | 3.50 | box of 12 | E
Barn eggs | Œufs de poules élevées au sol | 2.40 | box of 10 | E
# meat market butcher
Rib steak | Entrecôte | 9.80 | 300 g | meat
Minced beef, 5% fat | Bœuf haché, 5 % de matières grasses | 5.60 | 400 g | meat
Beef for stewing | Bœuf à mijoter | 9.90 | 800 g | meat
Veal escalopes | Escalopes de veau | 8.90 | 300 g | meat
Lamb chops | Côtelettes d'agneau | 9.50 | 400 g | meat
Leg of lamb | Gigot d'agneau | 24.90 | 1.2 kg | meat
Pork ribs | Travers de porc | 7.90 | 800 g | meat
Pork fillet | Filet mignon de porc | 8.50 | 500 g | meat
Merguez | = | 5.20 | pack of 6 | meat
Toulouse sausages | Saucisses de Toulouse | 5.40 | pack of 4 | meat
Beef burgers | Steaks hachés | 5.90 | pack of 4 | meat
Rump steak | Rumsteck | 8.20 | 300 g | meat
Roast beef joint | Rôti de bœuf | 15.90 | 800 g | meat
Pork chops | Côtes de porc | 5.60 | 500 g | meat
Pork roast | Rôti de porc | 8.90 | 1 kg | meat
Chipolatas | = | 4.60 | pack of 6 | meat
# poultry market butcher
Farm chicken | Poulet fermier | 12.90 | 1.5 kg | meat organic
Chicken breasts | Filets de poulet | 6.90 | 400 g | meat organic
Chicken legs | Cuisses de poulet | 5.90 | pack of 4 | meat
Turkey escalopes | Escalopes de dinde | 5.80 | 400 g | meat
Duck breast | Magret de canard | 9.90 | 350 g | meat
Guinea fowl | Pintade fermière | 13.90 | 1.3 kg | meat
Chicken wings | Ailes de poulet | 4.20 | 600 g | meat
Chicken nuggets | Nuggets de poulet | 3.90 | box of 12 | MGE
Roast chicken, ready to heat | Poulet rôti à réchauffer | 8.90 | 1 kg | meat
# charcuterie market butcher deli
Smoked bacon, sliced | Lard fumé en tranches | 3.20 | 150 g | meat
Cooked ham, four slices | Jambon blanc, quatre tranches | 3.60 | 160 g | meat
Mountain cured ham | Jambon cru de montagne | 4.90 | 120 g | meat
Dry sausage | Saucisson sec | 5.50 | piece | meat
Chorizo | = | 4.60 | 225 g | meat
Country terrine | Terrine de campagne | 4.20 | jar 180 g | meat
Duck rillettes | Rillettes de canard | 5.20 | jar 180 g | meat
Smoked lardons | Lardons fumés | 2.60 | 200 g | meat
Turkey slices | Blanc de dinde en tranches | 3.10 | 160 g | meat
Frankfurters | Saucisses de Francfort | 2.90 | pack of 10 | meat
# fishmonger market fishmonger
Salmon fillet | Pavé de saumon | 6.90 | 280 g | F fish
Cod loin | Dos de cabillaud | 8.50 | 300 g | F fish
Whole sea bream | Daurade entière | 9.90 | piece | F fish
Sardines from the bay | Sardines de la baie | 4.90 | 500 g | F fish
Mackerel | Maquereaux | 4.50 | 500 g | F fish
Smoked salmon, four slices | Saumon fumé, quatre tranches | 6.90 | 140 g | F fish organic
Smoked trout | Truite fumée | 4.90 | 120 g | F fish
Cooked pink prawns | Crevettes roses cuites | 7.90 | 400 g | C fish
Raw langoustines | Langoustines crues | 14.90 | 500 g | C fish
Number 3 oysters | Huîtres n° 3 | 12.90 | box of 12 | C fish
Rope-grown mussels | Moules de bouchot | 6.50 | 1.5 kg | C fish
Cleaned squid | Calamars nettoyés | 8.20 | 400 g | C fish
Cooked octopus | Poulpe cuit | 11.90 | 350 g | C fish
Brown crab | Tourteau | 9.90 | piece | C fish
Live blue lobster | Homard bleu vivant | 29.90 | piece | C fish
Fish soup | Soupe de poisson | 5.90 | jar 78 cl | FCL fish
Cod fillets | Filets de cabillaud | 8.90 | 300 g | F fish
Smoked herring | Hareng fumé | 3.90 | 200 g | F fish
Cooked prawns | Crevettes cuites | 6.90 | 250 g | C fish
# grocery-bread market organic
Wheat baguette | Baguette de froment | 1.10 | piece | G
Sourdough loaf | Pain au levain | 4.50 | 800 g | G organic
Wholemeal sliced bread | Pain complet tranché | 2.40 | 500 g | G organic
Butter croissants | Croissants au beurre | 4.20 | pack of 4 | GD
Plaited brioche | Brioche tressée | 3.90 | 400 g | GDE organic
Wheat tortillas | Tortillas de blé | 2.20 | pack of 8 | G
Sesame bagels | Bagels au sésame | 2.80 | pack of 4 | GX
Soft white sandwich bread | Pain de mie blanc | 1.90 | 500 g | G
Burger buns | Pains à burger | 1.80 | pack of 4 | G
Rye bread | Pain de seigle | 2.60 | 500 g | G organic
Gluten-free bread | Pain sans gluten | 3.90 | 350 g | E
Pains au chocolat | = | 3.90 | pack of 6 | GDE
Milk rolls | Pains au lait | 2.40 | pack of 10 | GDE
Crispbread with sesame | Tartines croustillantes au sésame | 2.10 | 250 g | GX
Pita breads | Pains pita | 1.70 | pack of 6 | G
# pasta-rice market deli organic
Durum wheat spaghetti | Spaghettis de blé dur | 1.30 | 500 g | G organic
Penne | = | 1.30 | 500 g | G organic
Egg tagliatelle | Tagliatelles aux œufs | 2.60 | 250 g | GE
Lasagne sheets | Feuilles de lasagnes | 2.10 | 500 g | G
Basmati rice | Riz basmati | 2.90 | 1 kg | organic
Risotto rice | Riz à risotto | 3.20 | 500 g | organic
Camargue red rice | Riz rouge de Camargue | 3.40 | 500 g | organic
Medium couscous | Couscous moyen | 1.60 | 500 g | G organic
White quinoa | Quinoa blanc | 3.60 | 500 g | organic
Green lentils | Lentilles vertes | 2.90 | 500 g | organic
Chickpeas | Pois chiches secs | 2.20 | 500 g | organic
Red beans | Haricots rouges secs | 2.40 | 500 g | organic
Fusilli | = | 1.20 | 500 g | G organic
Macaroni | Coquillettes | 1.10 | 500 g | G organic
Wholemeal spaghetti | Spaghettis complets | 1.60 | 500 g | G organic
Cheese ravioli | Raviolis au fromage | 3.20 | 300 g | GDE
Potato gnocchi | Gnocchis de pommes de terre | 1.90 | 500 g | G
Rice noodles | Nouilles de riz | 2.10 | 250 g |
Instant noodles with chicken | Nouilles instantanées au poulet | 0.90 | 85 g | GS meat
Long grain rice | Riz long grain | 1.90 | 1 kg | organic
Thai jasmine rice | Riz thaï au jasmin | 2.60 | 1 kg |
Sushi rice | Riz à sushi | 2.90 | 500 g |
Microwave rice | Riz express | 1.70 | bag 250 g |
Bulgur | Boulgour | 1.90 | 500 g | G organic
Fine polenta | Polenta fine | 1.80 | 500 g | organic
Instant mash | Purée en flocons | 1.90 | 500 g | D
# tins market deli organic
Peeled tomatoes | Tomates pelées | 1.20 | tin 400 g | organic
Tomato purée with basil | Purée de tomates au basilic | 1.60 | bottle 690 g | organic
Tuna in olive oil | Thon à l'huile d'olive | 3.40 | tin 160 g | F fish
Sardines in olive oil | Sardines à l'huile d'olive | 2.90 | tin 115 g | F fish
Sweetcorn | Maïs doux | 1.40 | tin 285 g | organic
Cassoulet | = | 6.90 | jar 780 g | meat
Green olives with fennel | Olives vertes au fenouil | 3.20 | jar 250 g | weights
Black olive tapenade | Tapenade d'olives noires | 3.60 | jar 120 g | F
Crunchy gherkins | Cornichons croquants | 2.50 | jar 370 g | U
Sun-dried tomatoes in oil | Tomates séchées à l'huile | 3.90 | jar 180 g | organic
Basil pesto | Pesto au basilic | 3.20 | jar 190 g | DN
Hummus | Houmous | 2.70 | tub 200 g | BX organic
Chopped tomatoes | Tomates concassées | 1.10 | tin 400 g | organic
Tomato paste | Concentré de tomates | 0.90 | tube 150 g |
Tomato ketchup | Ketchup | 2.20 | bottle 560 g | L organic
Mayonnaise | = | 2.30 | jar 235 g | EU
Bolognese sauce | Sauce bolognaise | 2.60 | jar 420 g | ML meat
Tuna in brine | Thon au naturel | 2.60 | tin 140 g | F fish
Mackerel in mustard sauce | Maquereaux à la moutarde | 2.20 | tin 170 g | FU fish
Tinned chickpeas | Pois chiches en conserve | 1.20 | tin 400 g | organic
Red kidney beans | Haricots rouges en conserve | 1.30 | tin 400 g | organic
White beans in tomato sauce | Haricots blancs à la tomate | 1.40 | tin 400 g |
Tinned green beans | Haricots verts en conserve | 1.50 | tin 400 g |
Lentils with vegetables | Lentilles cuisinées | 2.10 | tin 400 g |
Coconut milk | Lait de coco | 2.10 | tin 400 ml | organic
Peach halves in syrup | Pêches au sirop | 2.40 | tin 410 g |
Vegetable soup | Soupe de légumes | 2.60 | carton 1 L | L organic
Tomato soup | Soupe de tomates | 2.50 | carton 1 L | organic
Vegetable stock cubes | Bouillon de légumes en cubes | 1.90 | box of 12 | L organic
# oils-spices market deli organic
Extra virgin olive oil | Huile d'olive vierge extra | 9.90 | bottle 75 cl | organic
Sunflower oil | Huile de tournesol | 2.90 | bottle 1 L | organic
Red wine vinegar | Vinaigre de vin rouge | 2.40 | bottle 50 cl | W
Balsamic vinegar | Vinaigre balsamique | 5.90 | bottle 25 cl | W
Sea salt flakes | Fleur de sel | 3.90 | tub 125 g |
Espelette pepper | Piment d'Espelette | 5.90 | jar 50 g |
Provençal herbs | Herbes de Provence | 2.90 | jar 30 g | organic
Black peppercorns | Poivre noir en grains | 3.40 | jar 70 g | organic
Bay leaves | Feuilles de laurier | 1.90 | bag 15 g | organic
Madras curry powder | Curry de Madras en poudre | 3.20 | jar 60 g | U
Dijon mustard | Moutarde de Dijon | 2.10 | jar 370 g | U organic
Wheat flour T55 | Farine de blé T55 | 1.40 | 1 kg | G organic
Cane sugar | Sucre de canne | 2.30 | 750 g | organic
Rapeseed oil | Huile de colza | 3.90 | bottle 1 L | organic
Coconut oil | Huile de coco | 6.50 | jar 300 ml | organic
Cider vinegar | Vinaigre de cidre | 2.10 | bottle 75 cl | organic
Soy sauce | Sauce soja | 2.90 | bottle 25 cl | GS
Harissa | = | 1.60 | tube 70 g |
Sweet paprika | Paprika doux | 2.40 | jar 45 g | organic
Fine sea salt | Sel fin de mer | 0.90 | box 1 kg |
Ground cumin | Cumin moulu | 2.40 | jar 40 g | organic
Ground cinnamon | Cannelle moulue | 2.60 | jar 40 g | organic
White sugar | Sucre blanc en poudre | 1.50 | 1 kg |
Icing sugar | Sucre glace | 1.60 | 500 g |
Wholemeal flour | Farine complète | 1.80 | 1 kg | G organic
Baking powder | Levure chimique | 1.10 | box of 8 | G
Vanilla sugar | Sucre vanillé | 1.20 | box of 10 |
# breakfast-shelf market deli organic
Lavender honey | Miel de lavande | 7.90 | jar 500 g | organic
Chestnut honey | Miel de châtaignier | 7.50 | jar 500 g |
Strawberry jam | Confiture de fraises | 3.60 | jar 370 g | organic
Apricot jam | Confiture d'abricots | 3.60 | jar 370 g | organic
Bitter orange marmalade | Marmelade d'oranges amères | 3.90 | jar 370 g |
Crunchy oat granola | Granola croustillant à l'avoine | 4.50 | bag 500 g | GN organic
Rolled oats | Flocons d'avoine | 1.90 | 500 g | G organic
Peanut butter | Beurre de cacahuète | 3.90 | jar 350 g | A organic
Hazelnut spread | Pâte à tartiner aux noisettes | 4.90 | jar 400 g | NDS organic
Chestnut cream | Crème de marrons | 3.20 | tin 250 g |
Corn flakes | = | 2.60 | box 500 g | G organic
Chocolate cereal | Céréales au chocolat | 3.20 | box 430 g | G
Fruit muesli | Muesli aux fruits | 3.40 | box 500 g | GN organic
Porridge with apple and cinnamon | Porridge pomme-cannelle | 2.90 | box of 8 | G
Rusks | Biscottes | 1.60 | 300 g | G
Maple syrup | Sirop d'érable | 6.90 | bottle 25 cl | organic
Cocoa powder for milk | Poudre chocolatée | 3.40 | box 800 g |
Blueberry jam | Confiture de myrtilles | 3.90 | jar 370 g | organic
# chocolate-biscuits market deli organic
Dark chocolate 70% | Chocolat noir 70 % | 2.60 | bar 100 g | S organic
Milk chocolate with hazelnuts | Chocolat au lait et noisettes | 2.80 | bar 100 g | SDN organic
Box of pralines | Ballotin de pralines | 12.90 | box 250 g | SDN
Butter shortbread | Sablés pur beurre | 2.90 | 150 g | GDE
Chocolate chip cookies | Cookies aux pépites de chocolat | 2.60 | 200 g | GDES
Almond biscuits | Croquants aux amandes | 3.60 | bag 200 g | GEN
Gingerbread | Pain d'épices | 3.20 | 300 g | G
Soft salted caramels | Caramels tendres au beurre salé | 4.20 | bag 150 g | D
Fruit lollipops | Sucettes aux fruits | 2.20 | bag of 10 |
Milk chocolate bar | Chocolat au lait | 1.90 | bar 100 g | SD organic
White chocolate | Chocolat blanc | 2.10 | bar 100 g | SD
Chocolate bars with caramel | Barres chocolat-caramel | 2.90 | pack of 5 | SDG
Baking chocolate | Chocolat pâtissier | 2.40 | bar 200 g | S
Chocolate sandwich biscuits | Biscuits fourrés au chocolat | 1.90 | 300 g | GD
Plain tea biscuits | Petits-beurre | 1.50 | 200 g | GD
Oat and raisin biscuits | Biscuits avoine-raisins | 2.40 | 200 g | GD organic
Madeleines | = | 2.60 | bag of 12 | GDE
Gummy bears | Oursons gélifiés | 1.90 | bag 250 g |
Mint chewing gum | Chewing-gum à la menthe | 2.20 | box of 40 |
Liquorice sweets | Bonbons à la réglisse | 1.80 | bag 200 g |
# nuts-snacks market deli organic
Roasted peanuts | Cacahuètes grillées | 1.90 | bag 200 g | A weights
Walnut halves | Cerneaux de noix | 5.20 | 250 g | N weights organic
Whole almonds | Amandes entières | 4.60 | 250 g | N weights organic
Cashew nuts | Noix de cajou | 5.40 | 250 g | N weights organic
Deglet Nour dates | Dattes Deglet Nour | 3.90 | 250 g | weights organic
Dried apricots | Abricots secs | 3.90 | 250 g | weights organic
Sea salt crisps | Chips au sel de mer | 2.20 | bag 150 g |
Corn tortilla chips | Chips de maïs | 2.10 | bag 200 g | organic
Salted pretzels | Bretzels salés | 1.90 | bag 200 g | G
Caramel popcorn | Pop-corn au caramel | 2.40 | bag 120 g | D
Paprika crisps | Chips au paprika | 2.20 | bag 150 g |
Family bag of plain crisps | Chips nature, grand sachet | 2.90 | bag 300 g |
Cheese crackers | Crackers au fromage | 1.80 | box 100 g | GD
Pistachios in the shell | Pistaches en coque | 4.90 | 250 g | N weights
Hazelnuts | Noisettes | 4.80 | 250 g | N weights organic
Mixed nuts and raisins | Mélange de noix et raisins | 3.90 | 250 g | N weights
Raisins | Raisins secs | 2.40 | 250 g | weights organic
Cereal bars with honey | Barres de céréales au miel | 2.60 | box of 6 | GN organic
# water-soda market convenience
Spring water | Eau de source | 2.40 | pack of 6 |
Sparkling water | Eau gazeuse | 0.90 | bottle 1.25 L |
Belrive cola | Cola de Belrive | 1.80 | bottle 1 L |
Artisan lemonade | Limonade artisanale | 2.60 | bottle 75 cl | organic
Tonic water | Tonic | 3.40 | pack of 4 |
Peach iced tea | Thé glacé à la pêche | 2.20 | bottle 1 L | organic
Grenadine syrup | Sirop de grenadine | 3.20 | bottle 70 cl |
Mint syrup | Sirop de menthe | 3.20 | bottle 70 cl | organic
Still mineral water, six bottles | Eau minérale plate, six bouteilles | 3.40 | pack of 6 |
Sparkling mineral water, six bottles | Eau minérale gazeuse, six bouteilles | 4.20 | pack of 6 |
Belrive cola without sugar | Cola de Belrive sans sucres | 1.80 | bottle 1 L |
Cola, six cans | Cola, six canettes | 4.20 | pack of 6 |
Orange soda | Soda à l'orange | 1.90 | bottle 1.5 L |
Energy drink | Boisson énergisante | 1.60 | 25 cl |
Lemon iced tea | Thé glacé au citron | 2.20 | bottle 1 L |
# juice-shelf market organic convenience
Pressed orange juice | Jus d'orange pressé | 3.60 | bottle 1 L | organic
Cloudy apple juice | Pur jus de pomme trouble | 2.90 | bottle 1 L | organic
Grape juice | Pur jus de raisin | 3.20 | bottle 75 cl | organic
Pineapple juice | Pur jus d'ananas | 2.70 | carton 1 L |
Tomato juice | Pur jus de tomate | 2.60 | bottle 75 cl |
Apricot nectar | Nectar d'abricot | 2.90 | bottle 75 cl | organic
Orange juice, four cartons | Jus d'orange, quatre briques | 5.90 | pack of 4 |
Multi-fruit juice | Jus multifruit | 2.40 | carton 1 L |
Pure lemon juice | Pur jus de citron | 1.90 | bottle 25 cl | organic
Mango and banana smoothie | Smoothie mangue-banane | 2.90 | bottle 75 cl |
# coffee-tea market roaster deli
Ethiopia Sidamo coffee | Café d'Éthiopie Sidamo | 7.90 | 250 g | organic grind
Colombia Supremo coffee | Café de Colombie Supremo | 6.90 | 250 g | organic grind
Harbour espresso blend | Mélange espresso du port | 6.50 | 250 g | grind
Decaffeinated Mexico coffee | Café décaféiné du Mexique | 7.20 | 250 g | organic grind
Brazil Santos coffee | Café du Brésil Santos | 6.20 | 250 g | grind
Coffee pods | Capsules de café | 4.20 | box of 10 | organic
Sencha green tea | Thé vert sencha | 6.90 | bag 100 g | organic
Jasmine green tea | Thé vert au jasmin | 5.90 | bag 100 g |
Earl Grey tea | Thé Earl Grey | 5.50 | tin 100 g | organic
Darjeeling tea | Thé Darjeeling | 7.90 | tin 100 g | organic
Rooibos with vanilla | Rooibos à la vanille | 5.20 | bag 100 g | organic
Verbena infusion | Infusion de verveine | 4.50 | box of 20 | organic
Camomile infusion | Infusion de camomille | 3.90 | box of 20 | organic
Ceremonial matcha | Matcha de cérémonie | 18.90 | tin 30 g | organic
Drinking chocolate | Chocolat à boire | 5.60 | tin 250 g | organic
Ground coffee for every day | Café moulu de tous les jours | 3.90 | 250 g |
Coffee beans, classic roast | Café en grains, torréfaction classique | 12.90 | 1 kg |
Instant coffee | Café soluble | 4.60 | jar 100 g | organic
Breakfast tea bags | Thé noir en sachets | 2.90 | box of 50 |
Green tea with mint bags | Thé vert à la menthe en sachets | 2.90 | box of 25 | organic
# wine market cellar
Red from the hills of Belrive | Rouge des coteaux de Belrive | 7.90 | bottle 75 cl | W organic
Old-vine grenache | Grenache de vieilles vignes | 11.50 | bottle 75 cl | W
Estate syrah | Syrah du domaine | 13.90 | bottle 75 cl | W organic
Village pinot noir | Pinot noir de village | 16.50 | bottle 75 cl | W
Coastal white | Blanc de la côte | 8.50 | bottle 75 cl | W organic
Dry muscat | Muscat sec | 9.20 | bottle 75 cl | W
Barrel-aged chardonnay | Chardonnay élevé en fût | 14.90 | bottle 75 cl | W
Pale rosé | Rosé pâle | 7.50 | bottle 75 cl | W organic
Brut sparkling wine | Crémant brut | 10.90 | bottle 75 cl | W
Grower's champagne | Champagne de vigneron | 26.90 | bottle 75 cl | W
Sweet natural wine | Vin doux naturel | 12.50 | bottle 50 cl | W
# beer-cider market cellar convenience
Belrive blonde beer | Bière blonde de Belrive | 2.60 | bottle 33 cl | G organic
Harbour amber beer | Bière ambrée du port | 2.80 | bottle 33 cl | G
Lighthouse white beer | Bière blanche du phare | 2.70 | bottle 33 cl | G organic
Dark stout | Bière brune stout | 3.20 | bottle 33 cl | G
Pale ale, mixed box | Pale ale, coffret découverte | 14.90 | box of 6 | G
Alcohol-free lager | Blonde sans alcool | 1.90 | bottle 33 cl | G
Farm brut cider | Cidre fermier brut | 4.90 | bottle 75 cl | W organic
Sweet cider | Cidre doux | 4.50 | bottle 75 cl | W
# frozen market convenience
Extra-fine peas | Petits pois extra-fins | 2.60 | bag 1 kg | organic
Vegetable stir-fry | Poêlée de légumes | 3.40 | bag 750 g |
Oven chips | Frites au four | 2.90 | bag 1 kg |
Margherita pizza | Pizza margherita | 3.90 | 350 g | GD
Breaded fish fingers | Bâtonnets de poisson panés | 3.60 | box of 10 | FG fish
Vanilla ice cream | Glace à la vanille | 4.50 | tub 1 L | D
Raspberry sorbet | Sorbet à la framboise | 4.90 | tub 75 cl |
Mixed red berries | Mélange de fruits rouges | 4.60 | bag 500 g | organic
Chicken gyoza | Gyozas au poulet | 4.90 | bag of 20 | GS meat
Four-cheese pizza | Pizza aux quatre fromages | 4.20 | 390 g | GD
Ham and mushroom pizza | Pizza jambon-champignons | 4.40 | 400 g | GDM meat
Beef lasagne | Lasagnes au bœuf | 5.90 | 600 g | GDEM meat
Leaf spinach | Épinards en branches | 2.20 | bag 750 g | organic
Broccoli florets | Fleurettes de brocoli | 2.60 | bag 750 g | organic
Frozen green beans | Haricots verts surgelés | 2.40 | bag 1 kg | organic
Salmon fillets, frozen | Pavés de saumon surgelés | 10.90 | pack of 4 | F fish
Peeled prawns | Crevettes décortiquées | 8.90 | bag 400 g | C fish
Thin fries | Frites fines | 2.60 | bag 1 kg |
Rosti | Röstis | 2.90 | box of 10 |
Chocolate ice cream | Glace au chocolat | 4.50 | tub 1 L | D
Strawberry ice cream cones | Cornets à la fraise | 3.90 | box of 6 | GD
Butter croissants to bake | Croissants au beurre à cuire | 3.60 | box of 8 | GD
Ice cubes | Glaçons | 2.20 | bag 2 kg |
# cleaning market convenience
Washing-up liquid | Liquide vaisselle | 2.40 | bottle 75 cl |
Laundry liquid | Lessive liquide | 7.90 | bottle 1.5 L |
Marseille soap | Savon de Marseille | 3.20 | block 300 g |
Scouring sponges | Éponges grattantes | 1.90 | pack of 4 |
Broom | Balai | 8.90 | piece |
Bucket, 10 litres | Seau de 10 litres | 5.90 | piece |
White vinegar with lemon | Vinaigre blanc au citron | 1.80 | bottle 1 L |
Household gloves | Gants de ménage | 2.20 | pair |
Dishwasher tablets | Tablettes lave-vaisselle | 8.90 | box of 40 |
Fabric softener | Adoucissant | 4.20 | bottle 1.5 L |
Laundry powder | Lessive en poudre | 9.90 | box 2.5 kg |
Stain remover | Détachant | 4.90 | bottle 50 cl |
Multi-surface spray | Nettoyant multi-usage | 2.90 | bottle 75 cl |
Window cleaner | Nettoyant pour vitres | 2.60 | bottle 75 cl |
Toilet gel | Gel WC | 2.40 | bottle 75 cl |
Bleach | Javel | 1.60 | bottle 1 L |
Floor cleaner with pine | Nettoyant sols au pin | 3.20 | bottle 1 L |
Microfibre cloths | Chiffons en microfibre | 4.20 | pack of 4 |
Mop with handle | Balai à franges avec manche | 9.90 | piece |
# paper market convenience
Toilet paper | Papier toilette | 3.90 | pack of 6 |
Kitchen roll | Essuie-tout | 2.60 | pack of 2 |
Bin bags, 50 litres | Sacs-poubelle de 50 litres | 2.40 | roll of 20 |
Unscented candles | Bougies sans parfum | 3.50 | pack of 6 |
AA batteries | Piles AA | 4.90 | pack of 8 |
LED bulb, warm white | Ampoule LED, blanc chaud | 4.20 | piece |
Toilet paper, twelve rolls | Papier toilette, douze rouleaux | 6.90 | pack of 12 |
Paper tissues, ten packets | Mouchoirs en papier, dix paquets | 1.90 | pack of 10 |
Paper napkins | Serviettes en papier | 1.80 | pack of 50 |
Bin bags, 30 litres | Sacs-poubelle de 30 litres | 2.20 | roll of 30 |
Aluminium foil | Papier aluminium | 2.60 | roll of 20 m |
Cling film | Film alimentaire | 2.20 | roll of 30 m |
Baking paper | Papier cuisson | 2.40 | roll of 15 m |
Freezer bags | Sacs de congélation | 2.60 | box of 25 |
AAA batteries | Piles AAA | 4.90 | pack of 8 |
Matches | Allumettes | 1.20 | pack of 6 |
# baby-shelf market convenience
Follow-on milk | Lait de suite | 14.90 | tin 800 g | D organic
Carrot purée | Purée de carottes | 2.20 | pack of 2 | organic
Apple and pear compote | Compote pomme-poire | 2.40 | pack of 4 | organic
Nappies, size 3 | Couches, taille 3 | 11.90 | pack of 46 |
Water wipes | Lingettes à l'eau | 2.50 | pack of 60 |
First infant milk | Lait premier âge en poudre | 17.90 | tin 800 g | D organic
Banana and apple purée | Purée banane-pomme | 2.30 | pack of 4 | organic
Vegetable and chicken jars | Petits pots légumes-poulet | 2.80 | pack of 2 | meat
Nappies, size 1 | Couches, taille 1 | 7.90 | pack of 27 |
Nappies, size 4 | Couches, taille 4 | 12.90 | pack of 44 |
Baby shampoo | Shampooing pour bébé | 3.90 | bottle 500 ml |
First biscuits | Premiers biscuits | 2.60 | box of 12 | G organic
# pet-shelf market convenience
Dog kibble with chicken | Croquettes au poulet pour chien | 9.90 | bag 3 kg |
Cat kibble with salmon | Croquettes au saumon pour chat | 8.50 | bag 2 kg |
Fish pouches for cats | Sachets au poisson pour chat | 5.20 | box of 12 |
Clumping cat litter | Litière agglomérante | 6.90 | bag 10 L |
Chewing bones | Os à mâcher | 4.50 | pack of 3 |
Bird seed | Graines pour oiseaux | 4.20 | bag 2 kg |
Beef tins for dogs | Boîtes au bœuf pour chien | 4.90 | pack of 4 |
Puppy kibble | Croquettes pour chiot | 11.90 | bag 3 kg |
Cat treats with cheese | Friandises au fromage pour chat | 2.60 | bag 60 g |
Wet dog food with lamb | Pâtée à l'agneau pour chien | 5.90 | pack of 6 |
Wet cat food with tuna | Pâtée au thon pour chat | 4.90 | pack of 8 |
Hay for rabbits | Foin pour lapins | 4.50 | bag 1 kg |
Flakes for aquarium fish | Flocons pour poissons d'aquarium | 4.20 | tub 100 g |
# body-care market convenience
Shower gel with almond | Gel douche à l'amande | 2.60 | bottle 500 ml |
Liquid hand soap | Savon liquide pour les mains | 2.20 | bottle 300 ml |
Gentle soap bars | Savonnettes douces | 2.40 | pack of 4 |
Everyday shampoo | Shampooing usage fréquent | 2.90 | bottle 400 ml |
Anti-dandruff shampoo | Shampooing antipelliculaire | 3.60 | bottle 250 ml |
Conditioner for dry hair | Après-shampooing cheveux secs | 3.20 | bottle 250 ml |
Spray deodorant | Déodorant en spray | 2.90 | bottle 200 ml |
Medium toothbrushes | Brosses à dents medium | 2.90 | pack of 2 |
Mint toothpaste | Dentifrice à la menthe | 2.10 | tube 75 ml |
Disposable razors | Rasoirs jetables | 3.20 | pack of 5 |
Shaving foam | Mousse à raser | 2.40 | bottle 200 ml |
Cotton buds | Cotons-tiges | 1.40 | box of 200 |
Make-up remover pads | Disques démaquillants | 1.60 | bag of 80 |
Sanitary towels | Serviettes hygiéniques | 2.60 | box of 14 |
Tampons | = | 3.20 | box of 24 |
Body lotion | Lait pour le corps | 3.60 | bottle 400 ml |
Plasters | Pansements | 2.10 | box of 20 |
`;
