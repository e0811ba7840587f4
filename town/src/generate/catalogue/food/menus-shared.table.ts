/** Dishes that every restaurant may offer in addition to its own; rows as in the other menus. */
export const sharedMenus = `
# any desserts-plate
Crème caramel | = | 4.90 | egg, milk, vanilla, sugar
Dark chocolate mousse | Mousse au chocolat noir | 5.20 | dark chocolate, egg, cream
Tiramisu | = | 5.90 | mascarpone, egg, coffee, biscuit
Panna cotta with red berries | Panna cotta aux fruits rouges | 5.50 | cream, vanilla, red berries
Fresh fruit salad | Salade de fruits frais | 4.90 | strawberries, orange, apple, mint
Chocolate fondant | Fondant au chocolat | 5.90 | dark chocolate, butter, egg
Two scoops of ice cream | Deux boules de glace | 4.50 | milk, cream, sugar
Crème brûlée | = | 5.90 | egg, cream, vanilla
Lemon sorbet | Sorbet au citron | 4.50 | lemon, sugar
Mango and coconut pearls | Perles de coco à la mangue | 4.90 | coconut milk, mango
Pineapple carpaccio | Carpaccio d'ananas | 5.20 | pineapple, lime, vanilla
Greek yoghurt with honey and nuts | Yaourt grec, miel et noix | 4.50 | yoghurt, honey, walnuts
Warm chocolate cookie | Cookie tiède au chocolat | 3.90 | wheat flour, butter, dark chocolate
# any drinks-soft
Still mineral water, 50 cl | Eau minérale plate, 50 cl | 2.20 |
Sparkling mineral water, 50 cl | Eau minérale gazeuse, 50 cl | 2.50 |
Belrive cola, 33 cl | Cola de Belrive, 33 cl | 2.80 | sparkling water, sugar
Cloudy lemonade, 33 cl | Limonade trouble, 33 cl | 2.90 | sparkling water, lemon, sugar
Peach iced tea, 33 cl | Thé glacé à la pêche, 33 cl | 3.20 | black tea, lemon, sugar
Mint iced tea, 33 cl | Thé glacé à la menthe, 33 cl | 3.20 | green tea, mint, sugar
Orange soda, 33 cl | Soda à l'orange, 33 cl | 2.80 | sparkling water, orange, sugar
Ginger beer without alcohol | Bière de gingembre sans alcool | 3.50 | ginger, lime, sugar
# any drinks-juice
Fresh orange juice | Jus d'orange pressée | 4.20 | orange
Cloudy apple juice | Jus de pomme trouble | 3.50 | apples
Carrot, apple and ginger juice | Jus carotte, pomme et gingembre | 4.80 | carrots, apple, ginger
Strawberry and banana smoothie | Smoothie fraise-banane | 5.20 | strawberries, banana, yoghurt
Mango lassi | Lassi à la mangue | 4.50 | mango, yoghurt
Tomato juice | Jus de tomate | 3.50 | tomatoes
# any drinks-hot
Espresso | = | 1.90 | coffee
Latte | Café latte | 3.50 | coffee, milk
Cappuccino | = | 3.60 | coffee, milk, cocoa
Hot chocolate | Chocolat chaud | 3.80 | milk, dark chocolate
Green tea with mint | Thé vert à la menthe | 2.90 | green tea, mint
Breakfast tea | Thé noir du matin | 2.80 | black tea
Matcha latte | Latte au matcha | 4.50 | matcha, milk
# any drinks-bar
Belrive blonde beer, 33 cl | Bière blonde de Belrive, 33 cl | 4.20 | malt
Amber beer, 33 cl | Bière ambrée, 33 cl | 4.50 | malt
Glass of red wine from the hills | Verre de vin rouge des coteaux | 4.80 | grapes
Glass of white wine from the coast | Verre de vin blanc de la côte | 4.80 | grapes
Bottle of rosé, 75 cl | Bouteille de rosé, 75 cl | 19.50 | grapes
Dry farm cider, 75 cl | Cidre fermier brut, 75 cl | 11.50 | cider
# any starters-cold
Marinated olives | Olives marinées | 4.20 | olives, garlic, thyme
# any sides
Basket of bread | Corbeille de pain | 2.20 | country bread
Small green salad | Petite salade verte | 4.20 | mixed salad, vinaigrette
`;
