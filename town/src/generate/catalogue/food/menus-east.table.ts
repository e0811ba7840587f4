/**
 * Menus: English | French | price | ingredients [| lunch, breakfast, or classic (on every menu)].
 * Headings: cuisine, then category.
 */
export const easternMenus = `
# japanese sushi-maki
Salmon maki, six pieces | Makis saumon, six pièces | 5.90 | sushi rice, nori, salmon
Tuna maki, six pieces | Makis thon, six pièces | 6.20 | sushi rice, nori, tuna
Cucumber maki, six pieces | Makis concombre, six pièces | 4.50 | sushi rice, nori, cucumber, sesame
Avocado maki, six pieces | Makis avocat, six pièces | 4.90 | sushi rice, nori, avocado
California rolls, eight pieces | California rolls, huit pièces | 8.50 | sushi rice, crab, avocado, cucumber, sesame
Prawn tempura rolls, eight pieces | Rolls crevette tempura, huit pièces | 9.90 | sushi rice, prawns, batter, mayonnaise
# japanese sushi-nigiri
Salmon nigiri, two pieces | Nigiris saumon, deux pièces | 4.50 | sushi rice, salmon, wasabi
Tuna nigiri, two pieces | Nigiris thon, deux pièces | 4.90 | sushi rice, tuna, wasabi
Eel nigiri, two pieces | Nigiris anguille, deux pièces | 5.90 | sushi rice, eel, teriyaki sauce
Salmon sashimi, nine slices | Sashimis saumon, neuf tranches | 11.50 | salmon, wasabi, pickled ginger
# japanese sushi-sets
Harbour box, 18 pieces | Coffret du port, 18 pièces | 18.90 | sushi rice, salmon, tuna, avocado, nori
Garden box, 16 pieces | Coffret du jardin, 16 pièces | 14.90 | sushi rice, avocado, cucumber, nori, sesame
Salmon lovers, 20 pieces | Tout saumon, 20 pièces | 21.90 | sushi rice, salmon, nori, pickled ginger
Teriyaki chicken bento | Bento poulet teriyaki | 14.50 | chicken, teriyaki sauce, rice, edamame
# japanese ramen
Shoyu ramen | = | 13.50 | wheat noodles, pork belly, soft-boiled egg, soy sauce, spring onion
Miso ramen | = | 13.90 | wheat noodles, miso, chicken, sweetcorn, soft-boiled egg
Vegetable ramen | Ramen aux légumes | 12.50 | wheat noodles, tofu, shiitake, Chinese cabbage, vegetable stock
Udon with prawn tempura | Udon aux crevettes tempura | 14.20 | udon noodles, prawns, batter, spring onion
Miso soup | Soupe miso | 3.50 | miso, tofu, wakame
# japanese starters-hot
Chicken gyoza, five pieces | Gyozas au poulet, cinq pièces | 6.50 | gyoza dough, chicken, Chinese cabbage, soy sauce | classic
Edamame with sea salt | Edamame à la fleur de sel | 4.50 | edamame
Chicken yakitori, two skewers | Yakitoris de poulet, deux brochettes | 5.20 | chicken, teriyaki sauce
# japanese lunch
Lunch bento: salmon, rice and miso soup | Bento du midi : saumon, riz et soupe miso | 13.90 | salmon, rice, miso, pickled vegetables | lunch
# chinese starters-hot
Steamed pork dumplings, six pieces | Raviolis vapeur au porc, six pièces | 6.90 | gyoza dough, pork, ginger, spring onion
Prawn har gow, four pieces | Ha kao aux crevettes, quatre pièces | 6.50 | prawns, rice paper, ginger
Vegetable spring rolls, four pieces | Nems aux légumes, quatre pièces | 5.90 | rice paper, glass noodles, carrots, mushrooms
Hot and sour soup | Soupe pékinoise | 5.90 | tofu, mushrooms, egg, chilli
# chinese wok
Beef chow mein | Nouilles sautées au bœuf | 11.90 | wheat noodles, beef, soybean sprouts, soy sauce
Chicken chow mein | Nouilles sautées au poulet | 11.50 | wheat noodles, chicken, crunchy vegetables, soy sauce
Vegetable chow mein | Nouilles sautées aux légumes | 10.50 | wheat noodles, crunchy vegetables, shiitake, soy sauce
Kung pao chicken | Poulet kung pao | 12.90 | chicken, peanuts, peppers, chilli, soy sauce
Sweet and sour pork | Porc à la sauce aigre-douce | 12.50 | pork, pineapple, peppers, sweet and sour sauce
Beef with onions | Bœuf aux oignons | 12.90 | beef, onion, oyster sauce
Mapo tofu | = | 11.50 | tofu, chilli, spring onion, soy sauce
Salt and pepper prawns | Crevettes sel et poivre | 14.50 | prawns, garlic, chilli
Lacquered duck | Canard laqué | 16.90 | duck, honey, soy sauce, spring onion
# chinese rice
Cantonese fried rice | Riz cantonais | 8.50 | fried rice, ham, egg, peas
Vegetable fried rice | Riz sauté aux légumes | 7.90 | fried rice, egg, carrots, peas
Steamed rice | Riz nature | 3.00 | rice
# chinese lunch
Lunch box: chicken, fried rice and spring roll | Formule midi : poulet, riz sauté et nem | 12.50 | chicken, fried rice, crunchy vegetables | lunch
# indian curry-indian
Butter chicken | Poulet au beurre | 14.50 | chicken, tomato sauce, butter, cream, garam masala
Chicken tikka masala | Poulet tikka masala | 14.20 | chicken, yoghurt, tomato sauce, garam masala
Lamb rogan josh | Agneau rogan josh | 15.90 | lamb, yoghurt, cardamom, chilli
Lamb korma | Korma d'agneau | 15.50 | lamb, cream, cashew nuts, cardamom
Prawn madras | Crevettes madras | 15.90 | prawns, coconut milk, chilli, curry spices
Palak paneer | = | 12.90 | paneer, spinach, cream, garam masala
Chana masala | = | 11.50 | chickpeas, tomato sauce, ginger, cumin
Dal makhani | = | 11.20 | lentils, red beans, butter, cream
Aubergine bharta | Bharta d'aubergines | 11.90 | aubergine, tomatoes, onion, garam masala
Fish curry with coconut | Curry de poisson au coco | 15.20 | cod, coconut milk, turmeric, curry spices
# indian rice
Chicken biryani | Biryani au poulet | 14.20 | basmati rice, chicken, saffron, cashew nuts
Vegetable biryani | Biryani aux légumes | 12.50 | basmati rice, roast vegetables, saffron, raisins
Saffron basmati rice | Riz basmati au safran | 4.20 | basmati rice, saffron
# indian starters-hot
Vegetable samosas, two pieces | Samoussas aux légumes, deux pièces | 4.90 | wheat flour, potatoes, peas, cumin
Onion bhajis | Bhajis d'oignon | 4.50 | onion, chickpeas, cumin
Tandoori chicken | Poulet tandoori | 9.90 | chicken, yoghurt, garam masala
# indian sides
Plain naan | Naan nature | 2.50 | naan dough
Cheese naan | Naan au fromage | 3.50 | naan dough, emmental
Garlic naan | Naan à l'ail | 3.20 | naan dough, garlic, coriander
Cucumber raita | Raïta au concombre | 3.50 | yoghurt, cucumber, mint
# indian lunch
Lunch thali: two curries, rice and naan | Thali du midi : deux currys, riz et naan | 13.90 | chickpeas, paneer, basmati rice, naan dough | lunch
# thai curry-thai
Green curry with chicken | Curry vert au poulet | 13.90 | chicken, green curry paste, coconut milk, Thai basil
Red curry with beef | Curry rouge au bœuf | 14.50 | beef, red curry paste, coconut milk, peppers
Massaman lamb curry | Curry massaman à l'agneau | 15.50 | lamb, peanuts, potatoes, coconut milk
Yellow curry with vegetables | Curry jaune aux légumes | 12.50 | crunchy vegetables, turmeric, coconut milk, tofu
# thai wok
Pad thai with prawns | Pad thaï aux crevettes | 13.90 | rice noodles, prawns, tamarind, peanuts, egg
Pad thai with chicken | Pad thaï au poulet | 12.90 | rice noodles, chicken, tamarind, peanuts, egg
Pad thai with tofu | Pad thaï au tofu | 12.20 | rice noodles, tofu, tamarind, peanuts, soybean sprouts
Thai basil beef | Bœuf au basilic thaï | 13.50 | beef, Thai basil, chilli, green beans, oyster sauce
Cashew chicken | Poulet aux noix de cajou | 13.20 | chicken, cashew nuts, peppers, onion
Pineapple fried rice | Riz sauté à l'ananas | 12.20 | fried rice, pineapple, cashew nuts, egg
# thai starters-hot
Tom yum with prawns | Tom yum aux crevettes | 8.90 | prawns, lemongrass, lime, mushrooms, chilli
Coconut and chicken soup | Soupe coco-poulet | 7.90 | chicken, coconut milk, lemongrass, ginger
Chicken satay | Brochettes de poulet saté | 7.50 | chicken, peanut sauce
# thai starters-cold
Green papaya salad | Salade de papaye verte | 8.50 | green papaya, lime, peanuts, fish sauce, chilli
Weeping tiger beef salad | Salade de bœuf tigre qui pleure | 10.90 | beef, lime, mint, red onion, fish sauce
Mango and prawn salad | Salade mangue et crevettes | 9.90 | mango, prawns, coriander, lime
# thai desserts-plate
Sticky rice with mango | Riz gluant à la mangue | 6.50 | sticky rice, mango, coconut milk
# thai lunch
Lunch deal: curry of the day and rice | Formule midi : curry du jour et riz | 12.50 | chicken, red curry paste, coconut milk, rice | lunch
# vietnamese wok
Beef pho | Phở au bœuf | 12.90 | rice noodles, beef, coriander, soybean sprouts, lime
Chicken pho | Phở au poulet | 12.50 | rice noodles, chicken, coriander, ginger
Bo bun with beef | Bo bun au bœuf | 12.90 | glass noodles, beef, peanuts, mint, fish sauce
Bo bun with tofu | Bo bun au tofu | 11.90 | glass noodles, tofu, peanuts, crunchy vegetables
Spicy Hue noodle soup | Soupe épicée de Hué | 13.50 | rice noodles, beef, lemongrass, chilli
Caramel pork | Porc au caramel | 12.90 | pork, sugar, fish sauce, rice
Lemongrass chicken | Poulet à la citronnelle | 12.20 | chicken, lemongrass, onion, rice
Tofu and vegetable stir-fry | Sauté de tofu et légumes | 11.20 | tofu, crunchy vegetables, soy sauce, rice
# vietnamese starters-cold
Prawn summer rolls, two pieces | Rouleaux de printemps aux crevettes, deux pièces | 5.90 | rice paper, prawns, glass noodles, mint
Tofu summer rolls, two pieces | Rouleaux de printemps au tofu, deux pièces | 5.50 | rice paper, tofu, carrots, mint, peanut sauce
Vietnamese chicken salad | Salade de poulet vietnamienne | 8.90 | chicken, red cabbage, peanuts, coriander
# vietnamese starters-hot
Chicken nems, four pieces | Nems au poulet, quatre pièces | 6.50 | rice paper, chicken, glass noodles, mushrooms
Prawn nems, four pieces | Nems aux crevettes, quatre pièces | 7.20 | rice paper, prawns, glass noodles, carrots
# vietnamese sandwiches
Banh mi with pork | Bánh mì au porc | 7.90 | baguette, pork, pickled vegetables, coriander
Banh mi with lemongrass beef | Bánh mì au bœuf citronnelle | 8.50 | baguette, beef, lemongrass, pickled vegetables
Banh mi with tofu | Bánh mì au tofu | 7.50 | baguette, tofu, pickled vegetables, coriander
# vietnamese lunch
Lunch deal: bo bun and a tea | Formule midi : bo bun et thé | 13.50 | glass noodles, chicken, peanuts, mint | lunch
# lebanese mezze
Falafel, six pieces | Falafels, six pièces | 6.50 | falafel, tahini
Hummus with olive oil | Houmous à l'huile d'olive | 5.50 | hummus, olive oil, pita bread
Smoked aubergine caviar | Caviar d'aubergines fumées | 5.90 | aubergine, tahini, lemon, pita bread
Tabbouleh | Taboulé libanais | 5.90 | parsley, tomatoes, bulgur, lemon
Fattoush | = | 6.50 | romaine lettuce, cucumber, sumac, flatbread
Grilled halloumi | Halloumi grillé | 7.50 | halloumi, za'atar, olive oil
Spinach fatayer, three pieces | Fatayers aux épinards, trois pièces | 5.50 | wheat flour, spinach, sumac, onion
Lamb kibbeh, three pieces | Kebbés d'agneau, trois pièces | 7.20 | minced lamb, bulgur, pine nuts
Mezze platter for two | Plateau de mezzés pour deux | 24.50 | hummus, falafel, grilled aubergine, bulgur, pita bread
# lebanese grill-skewers
Chicken taouk | Chich taouk | 13.90 | grilled chicken, garlic, lemon, rice
Lamb kafta | Kafta d'agneau | 14.90 | minced lamb, parsley, onion, bulgur
Mixed grill | Grillades mixtes | 18.50 | grilled chicken, minced lamb, beef, roast vegetables
# lebanese sandwiches
Chicken shawarma wrap | Chawarma de poulet roulé | 8.50 | flatbread, chicken, garlic, pickled vegetables
Beef shawarma wrap | Chawarma de bœuf roulé | 8.90 | flatbread, beef, tahini, onion
Falafel wrap | Falafels roulés | 7.50 | flatbread, falafel, tahini, pickled vegetables
Za'atar manouche | Manouché au zaatar | 5.20 | wheat flour, za'atar, olive oil
Cheese manouche | Manouché au fromage | 6.20 | wheat flour, halloumi, mozzarella
# lebanese desserts-plate
Orange blossom milk pudding | Flan libanais à la fleur d'oranger | 4.90 | milk, orange blossom, pistachios
Baklava, three pieces | Baklavas, trois pièces | 5.50 | filo pastry, pistachios, honey
# lebanese lunch
Lunch plate: taouk, hummus and tabbouleh | Assiette du midi : taouk, houmous et taboulé | 13.90 | grilled chicken, hummus, bulgur, parsley | lunch
# moroccan couscous
Royal couscous | Couscous royal | 18.50 | couscous, lamb, merguez, chicken, soup vegetables
Lamb couscous | Couscous à l'agneau | 16.90 | couscous, lamb, chickpeas, soup vegetables
Chicken couscous | Couscous au poulet | 14.90 | couscous, chicken, chickpeas, soup vegetables
Vegetable couscous | Couscous aux légumes | 12.90 | couscous, chickpeas, soup vegetables, raisins
Merguez couscous | Couscous aux merguez | 14.50 | couscous, merguez, chickpeas, soup vegetables
# moroccan tajines
Lamb tajine with prunes | Tajine d'agneau aux pruneaux | 16.90 | lamb, prunes, almonds, cinnamon
Chicken tajine with lemon | Tajine de poulet au citron confit | 15.20 | chicken, lemon, olives, saffron
Kefta and egg tajine | Tajine de kefta aux œufs | 14.50 | minced beef, tomato sauce, egg, cumin
Beef tajine with apricots | Tajine de bœuf aux abricots | 16.20 | beef, apricots, almonds, ginger
Vegetable tajine | Tajine de légumes | 12.90 | roast vegetables, chickpeas, ras el hanout
Sea bream tajine | Tajine de daurade | 17.50 | sea bream, potatoes, tomatoes, coriander
# moroccan starters-hot
Chicken pastilla | Pastilla au poulet | 9.90 | filo pastry, chicken, almonds, cinnamon
Cheese briouats, three pieces | Briouates au fromage, trois pièces | 5.90 | filo pastry, goat's cheese, honey
Harira soup | Soupe harira | 5.90 | lentils, chickpeas, tomatoes, coriander
# moroccan starters-cold
Zaalouk | = | 5.50 | aubergine, tomatoes, garlic, cumin
Carrot and orange salad | Salade de carottes à l'orange | 4.90 | carrots, orange, cinnamon
# moroccan desserts-plate
Gazelle horns, three pieces | Cornes de gazelle, trois pièces | 5.50 | almonds, wheat flour, orange blossom
Orange with cinnamon | Orange à la cannelle | 4.50 | orange, cinnamon, orange blossom
# moroccan lunch
Lunch menu: couscous and mint tea | Menu du midi : couscous et thé à la menthe | 13.90 | couscous, chicken, soup vegetables, mint | lunch
`;
