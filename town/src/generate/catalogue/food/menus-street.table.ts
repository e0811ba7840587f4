/**
 * Menus: English | French | price | ingredients [| lunch, breakfast, or classic (on every menu)].
 * Headings: cuisine, then category.
 */
export const streetMenus = `
# kebab sandwiches
Doner kebab | Döner kebab | 7.50 | pita bread, veal, lettuce, tomatoes, onion, white sauce | classic
Chicken kebab | Kebab au poulet | 7.50 | pita bread, chicken, lettuce, tomatoes, white sauce | classic
Lamb durum | Dürüm à l'agneau | 8.90 | flatbread, lamb, lettuce, onion, white sauce
Chicken durum | Dürüm au poulet | 8.50 | flatbread, chicken, lettuce, tomatoes, white sauce
Falafel pita | Pita falafel | 6.90 | pita bread, falafel, red cabbage, tahini | classic
Halloumi pita | Pita au halloumi | 7.50 | pita bread, halloumi, tomatoes, mint
Merguez and chips baguette | Sandwich merguez-frites | 7.90 | baguette, merguez, chips, harissa
# kebab grill-skewers
Adana skewers | Brochettes adana | 13.50 | minced lamb, chilli, onion, bulgur
Chicken skewers | Brochettes de poulet | 12.50 | grilled chicken, lemon, rice
Beef skewers | Brochettes de bœuf | 14.50 | beef, peppers, onion, rice
Half roast chicken and chips | Demi-poulet rôti et frites | 11.90 | roast chicken, thyme, chips
Kebab plate | Assiette kebab | 12.90 | veal, chips, mixed salad, white sauce
Vegetarian plate | Assiette végétarienne | 11.50 | falafel, hummus, bulgur, mixed salad
# kebab mezze
Cheese börek | Börek au fromage | 4.90 | filo pastry, feta, parsley
Lahmacun | = | 5.90 | wheat flour, minced lamb, tomatoes, onion
Red lentil soup | Soupe de lentilles corail | 4.90 | lentils, carrots, cumin, lemon
Shepherd's salad | Salade du berger | 5.90 | tomatoes, cucumber, feta, red onion
# kebab sides
Portion of chips | Portion de frites | 3.50 | potatoes
Bulgur pilaf | Boulgour pilaf | 3.90 | bulgur, tomato sauce, onion
# kebab desserts-plate
Walnut baklava, three pieces | Baklavas aux noix, trois pièces | 4.90 | filo pastry, walnuts, honey
Turkish rice pudding | Riz au lait à la turque | 3.90 | rice, milk, cinnamon
# kebab lunch
Student deal: kebab, chips and a drink | Formule étudiante : kebab, frites et boisson | 9.90 | pita bread, veal, chips, white sauce | lunch
# mexican tacos
Beef tacos, three pieces | Tacos au bœuf, trois pièces | 10.90 | corn tortilla, beef, coriander, onion, lime
Chicken tinga tacos, three pieces | Tacos de poulet tinga, trois pièces | 10.50 | corn tortilla, chicken, tomatoes, chilli
Fish tacos, three pieces | Tacos au poisson, trois pièces | 11.90 | corn tortilla, cod, red cabbage, lime
Pork and pineapple tacos, three pieces | Tacos porc et ananas, trois pièces | 10.90 | corn tortilla, pork, pineapple, coriander
Bean and avocado tacos, three pieces | Tacos haricots et avocat, trois pièces | 9.50 | corn tortilla, black beans, avocado, feta
Prawn tacos, three pieces | Tacos aux crevettes, trois pièces | 12.20 | corn tortilla, prawns, mango, chilli
# mexican burritos
Beef burrito | Burrito au bœuf | 11.50 | wheat tortilla, beef, rice, black beans, cheddar | classic
Chicken burrito | Burrito au poulet | 11.20 | wheat tortilla, grilled chicken, rice, sweetcorn, guacamole
Vegetable burrito | Burrito aux légumes | 10.50 | wheat tortilla, roast vegetables, rice, black beans
Cheese quesadilla | Quesadilla au fromage | 8.50 | wheat tortilla, cheddar, spring onion
Chicken quesadilla | Quesadilla au poulet | 9.90 | wheat tortilla, chicken, cheddar, peppers
Chicken fajitas | Fajitas au poulet | 15.50 | grilled chicken, peppers, onion, wheat tortilla, guacamole
Beef fajitas | Fajitas au bœuf | 16.50 | beef, peppers, onion, wheat tortilla, guacamole
Chili con carne | = | 12.50 | minced beef, red beans, tomatoes, rice
Chili sin carne | = | 11.20 | red beans, sweetcorn, tomatoes, rice
Corn and cheese tamales | Tamales au maïs et au fromage | 8.90 | sweetcorn, mozzarella, chilli
# mexican starters-cold
Guacamole and tortilla chips | Guacamole et chips de maïs | 6.90 | guacamole, tortilla chips, lime | classic
Loaded nachos | Nachos gratinés | 8.50 | tortilla chips, cheddar, black beans, tomatoes
Grilled corn with lime | Épis de maïs grillés au citron vert | 5.20 | sweetcorn, butter, lime, chilli
Taco salad | Salade façon taco | 10.90 | grilled chicken, romaine lettuce, sweetcorn, tortilla chips
# mexican lunch
Lunch deal: burrito and a lemonade | Formule midi : burrito et limonade | 12.50 | wheat tortilla, chicken, rice, red beans | lunch
# salads salads
Caesar salad | Salade César | 12.50 | romaine lettuce, grilled chicken, parmesan, croutons, Caesar dressing | classic
Greek salad | Salade grecque | 10.90 | tomatoes, cucumber, feta, black olives, red onion
Niçoise salad | Salade niçoise | 12.20 | tuna, egg, green beans, anchovies, tomatoes
Quinoa and avocado salad | Salade quinoa-avocat | 11.50 | quinoa, avocado, cherry tomatoes, coriander, lime
Lentil and feta salad | Salade de lentilles à la feta | 10.50 | lentils, feta, red onion, parsley
Pear and blue cheese salad | Salade poire et bleu | 11.20 | lamb's lettuce, pear, blue cheese, walnuts
Halloumi and pomegranate salad | Salade halloumi et grenade | 12.20 | halloumi, pomegranate, rocket, mint
Smoked salmon salad | Salade au saumon fumé | 13.50 | smoked salmon, potatoes, dill, cucumber
# salads poke
Salmon poke | Poke au saumon | 13.50 | sushi rice, salmon, avocado, edamame, sesame | classic
Tuna poke | Poke au thon | 13.90 | sushi rice, tuna, mango, cucumber, ponzu sauce
Chicken teriyaki poke | Poke poulet teriyaki | 12.90 | sushi rice, chicken, teriyaki sauce, carrots, sesame
Tofu poke | Poke au tofu | 12.20 | sushi rice, tofu, edamame, red cabbage, peanut sauce
Prawn and mango poke | Poke crevettes et mangue | 13.90 | sushi rice, prawns, mango, wakame, lime
Falafel and hummus bowl | Bol falafels et houmous | 12.20 | falafel, hummus, quinoa, roast vegetables
Roast vegetable and goat's cheese bowl | Bol légumes rôtis et chèvre | 11.90 | roast vegetables, goat's cheese, quinoa, honey
# salads breakfast
Açaí-style red berry bowl | Bol de fruits rouges façon açaí | 8.90 | red berries, banana, granola, coconut | breakfast
Overnight oats with mango | Avoine de la nuit à la mangue | 6.50 | oats, milk, mango, chia seeds | breakfast
Avocado and feta toast | Tartine avocat-feta | 8.50 | country bread, avocado, feta, lemon | breakfast
# salads starters-hot
Carrot and ginger soup | Velouté carotte-gingembre | 6.50 | carrots, ginger, coconut milk
Pea and mint soup | Velouté de petits pois à la menthe | 6.50 | peas, mint, vegetable stock
# salads lunch
Lunch deal: salad, soup and a juice | Formule midi : salade, soupe et jus | 14.50 | mixed salad, grilled chicken, soup vegetables | lunch
# sweets desserts-cakes
Strawberry cream cake | Fraisier | 5.90 | strawberries, cream, egg, wheat flour
Lemon meringue tart | Tarte au citron meringuée | 4.90 | shortcrust pastry, lemon, egg, sugar
Apple tart | Tarte aux pommes | 4.20 | shortcrust pastry, apples, butter
Raspberry tart | Tarte aux framboises | 5.20 | shortcrust pastry, raspberries, cream
Chocolate éclair | Éclair au chocolat | 3.80 | wheat flour, egg, dark chocolate, cream
Coffee éclair | Éclair au café | 3.80 | wheat flour, egg, coffee, cream
Cheesecake with red berries | Cheesecake aux fruits rouges | 5.50 | mascarpone, biscuit, red berries
Vanilla cupcake | Cupcake à la vanille | 3.50 | wheat flour, egg, butter, vanilla
Hazelnut cookie | Cookie aux noisettes | 2.80 | wheat flour, butter, hazelnuts, dark chocolate
Raspberry doughnut | Beignet à la framboise | 2.60 | wheat flour, egg, raspberries, sugar
Waffle with whipped cream | Gaufre chantilly | 4.90 | wheat flour, egg, milk, whipped cream
Chocolate birthday cake for eight | Gâteau d'anniversaire au chocolat, huit parts | 32.00 | dark chocolate, egg, butter, wheat flour
Box of twelve macarons | Coffret de douze macarons | 19.90 | almonds, egg, sugar, butter
Kouign-amann | = | 3.90 | puff pastry, butter, sugar
# sweets desserts-ice
Ice cream cup | Coupe de glace | 4.50 | milk, cream, sugar
Ice cream cone | Cornet de glace | 3.90 | milk, cream, biscuit
Sorbet cup | Coupe de sorbet | 4.20 | red berries, lemon, sugar
Peach Melba | Pêche Melba | 7.50 | peaches, milk, cream, raspberries, almonds
Chocolate sundae | Coupe Liégeoise au chocolat | 7.20 | milk, dark chocolate, whipped cream
Banana split | = | 7.90 | banana, milk, cream, dark chocolate
Half-litre tub of ice cream | Bac de glace d'un demi-litre | 9.50 | milk, cream, sugar
# sweets breakfast
Waffle, fruit and yoghurt | Gaufre, fruits et yaourt | 7.50 | wheat flour, egg, yoghurt, red berries | breakfast
Blueberry pancakes | Pancakes aux myrtilles | 7.90 | wheat flour, egg, milk, blueberries | breakfast
# vegan burger-veggie
Lentil burger | Burger aux lentilles | 12.90 | lentils, burger bun, avocado, ketchup, red onion | classic
Black bean burger | Burger aux haricots noirs | 12.90 | black beans, burger bun, guacamole, sweetcorn
# vegan curry-indian
Chickpea and spinach curry | Curry de pois chiches aux épinards | 12.20 | chickpeas, spinach, coconut milk, turmeric
Sweet potato curry | Curry de patates douces | 12.50 | sweet potato, coconut milk, peanuts, ginger
Tofu katsu | Katsu de tofu | 12.90 | tofu, breadcrumbs, carrots, rice
# vegan salads
Rainbow salad | Salade arc-en-ciel | 11.50 | red cabbage, carrots, sweetcorn, avocado, sesame
Green lentil salad | Salade de lentilles vertes | 10.20 | lentils, shallots, wholegrain mustard, parsley
White bean and tomato salad | Salade de haricots blancs et tomates | 10.20 | white beans, sun-dried tomatoes, basil, olive oil
# vegan pasta-fresh
Soba with peanut sauce | Soba à la sauce cacahuète | 11.90 | soba noodles, peanut sauce, crunchy vegetables
# vegan pasta-oven
Shepherd's pie with lentils | Hachis parmentier aux lentilles | 12.50 | lentils, potatoes, carrots, thyme
Stuffed peppers | Poivrons farcis | 12.20 | peppers, rice, pine nuts, tomato sauce
# vegan poke
Buddha bowl | = | 12.90 | quinoa, chickpeas, roast vegetables, tahini
Marinated tofu bowl | Bol de tofu mariné | 12.50 | tofu, rice, edamame, pickled vegetables
# vegan starters-hot
Tomato and basil soup | Velouté tomate-basilic | 6.20 | tomatoes, basil, vegetable stock
Mushrooms on toast | Champignons sur toast | 7.50 | mushrooms, country bread, garlic, parsley
Crispy cauliflower bites | Bouchées de chou-fleur croustillantes | 6.90 | cauliflower, batter, chilli, lime
# vegan breakfast
Avocado and seed toast | Tartine avocat et graines | 7.90 | country bread, avocado, sesame, lemon | breakfast
Oat and banana bowl | Bol avoine et banane | 6.20 | oats, banana, cocoa, almonds | breakfast
# vegan desserts-cakes
Dark chocolate and almond brownie | Brownie chocolat noir et amandes | 4.20 | dark chocolate, almonds, sugar | classic
Carrot cake | Gâteau aux carottes | 4.50 | carrots, walnuts, cinnamon, wheat flour
# vegan lunch
Lunch deal: bowl of the day and iced tea | Formule midi : bol du jour et thé glacé | 13.50 | quinoa, roast vegetables, chickpeas | lunch
# rotisserie grill-roasts
Whole roast chicken | Poulet rôti entier | 16.90 | roast chicken, thyme, garlic
Half roast chicken | Demi-poulet rôti | 9.50 | roast chicken, thyme, garlic
Chicken leg | Cuisse de poulet rôtie | 4.90 | roast chicken, rosemary
Barbecue pork ribs | Travers de porc au barbecue | 14.90 | pork, barbecue sauce
Roast lamb with garlic | Gigot d'agneau à l'ail | 19.90 | lamb, garlic, rosemary
Pulled pork | Effiloché de porc | 13.50 | pork, barbecue sauce, red cabbage
Roast beef, thin slices | Rôti de bœuf en tranches fines | 15.90 | beef, mustard, gherkins
Grilled sausage | Saucisse grillée | 8.90 | Toulouse sausage, mustard
Lamb shank with thyme | Souris d'agneau au thym | 18.50 | lamb shank, thyme, honey
# rotisserie sides
Potatoes in their juice | Pommes de terre au jus | 4.50 | potatoes, thyme
Mashed potatoes | Purée maison | 4.50 | mashed potatoes, butter
White beans with tomato | Haricots blancs à la tomate | 4.20 | white beans, tomato sauce
Green salad | Salade verte | 3.90 | mixed salad, vinaigrette
Ratatouille | = | 5.20 | courgette, aubergine, peppers, tomatoes
Large chips | Grande portion de frites | 4.50 | potatoes
# rotisserie sandwiches
Roast chicken baguette | Baguette au poulet rôti | 7.50 | baguette, roast chicken, lettuce, mayonnaise
Pulled pork sandwich | Sandwich à l'effiloché de porc | 8.90 | brioche bun, pork, red cabbage, barbecue sauce
Roast vegetable sandwich | Sandwich aux légumes rôtis | 7.20 | country bread, roast vegetables, pesto
# rotisserie lunch
Lunch plate: chicken leg and two sides | Assiette du midi : cuisse de poulet et deux garnitures | 12.50 | roast chicken, potatoes, green beans | lunch
`;
