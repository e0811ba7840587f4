/**
 * Option groups. Heading: key, single or multi, minimum, maximum, `required` or not.
 * First row under it: the group's name; then label | French label | surcharge.
 */
export const optionTable = `
# pizza-size single 1 1 required
Size | Taille
26 cm | = | 0
33 cm | = | 3.50
40 cm, to share | 40 cm, à partager | 7.00
# crust single 0 1
Crust | Pâte
Thin | Fine | 0
Thick | Épaisse | 1.00
Edge filled with cheese | Bord garni de fromage | 2.00
# pasta-shape single 1 1 required
Pasta | Pâtes
Spaghetti | = | 0
Penne | = | 0
Tagliatelle | Tagliatelles | 0.50
# cooking single 1 1 required
Cooking | Cuisson
Rare | Saignant | 0
Medium | À point | 0
Well done | Bien cuit | 0
# burger-side single 1 1 required
Side | Accompagnement
Chips | Frites | 0
Sweet potato chips | Frites de patate douce | 1.50
Green salad | Salade verte | 0
# bistro-side single 1 1 required
Side | Accompagnement
House chips | Frites maison | 0
Mashed potatoes | Purée maison | 0
Green beans | Haricots verts | 0
Gratin dauphinois | = | 2.00
# burger-sauces multi 0 2
Sauces, up to two | Sauces, deux au plus
Ketchup | = | 0
Mayonnaise | = | 0
Barbecue | = | 0
Pepper | Poivre | 0.50
House sauce | Sauce maison | 0.50
# spice single 1 1 required
Spiciness | Force
Mild | Doux | 0
Medium | Relevé | 0
Hot | Fort | 0
Very hot | Très fort | 0
# spice-wish single 0 1
A little spicier? | Un peu plus relevé ?
Chilli on the side | Piment à part | 0
Spicy version | Version relevée | 0.50
# with-rice single 0 1
To go with it | Pour accompagner
Basmati rice | Riz basmati | 2.50
Plain naan | Naan nature | 2.50
Cheese naan | Naan au fromage | 3.50
# soy single 1 1 required
Soy sauce | Sauce soja
Salted | Salée | 0
Sweet | Sucrée | 0
Without | Sans | 0
# ramen-extras multi 0 3
Extras, up to three | Suppléments, trois au plus
Soft-boiled egg | Œuf mollet | 1.50
Nori | = | 0.80
Bamboo shoots | Pousses de bambou | 1.20
Sweetcorn | Maïs | 0.80
# poke-base single 1 1 required
Base | =
Sushi rice | Riz vinaigré | 0
Wholegrain rice | Riz complet | 0.50
Quinoa | = | 1.00
Green salad | Salade verte | 0
# poke-sauces multi 1 2 required
Sauces, one or two | Sauces, une ou deux
Soy and sesame | Soja-sésame | 0
Spicy mayonnaise | Mayonnaise épicée | 0
Lime and coriander | Citron vert-coriandre | 0
Mango | Mangue | 0
# poke-toppings multi 0 4
Toppings, up to four | Garnitures, quatre au plus
Edamame | = | 1.00
Mango | Mangue | 1.00
Radish | Radis | 0.50
Toasted coconut | Coco grillée | 0.50
Fried onions | Oignons frits | 0.50
# kebab-sauces multi 1 2 required
Sauces, one or two | Sauces, une ou deux
White sauce | Sauce blanche | 0
Harissa | = | 0
Samurai | Samouraï | 0
Barbecue | = | 0
Ketchup | = | 0
# kebab-greens multi 0 3
Vegetables | Crudités
Lettuce | Salade | 0
Tomatoes | Tomates | 0
Onions | Oignons | 0
# dressing single 1 1 required
Dressing | Assaisonnement
Vinaigrette | = | 0
Lemon and olive oil | Citron et huile d'olive | 0
Balsamic vinegar | Vinaigre balsamique | 0
Served on the side | Servi à part | 0
# eggs single 0 1
Egg | Œuf
Sunny side up | Miroir | 0
Mixed in | Brouillé | 0
# crepe-extra multi 0 2
Topped with | Avec en plus
Vanilla ice cream | Glace à la vanille | 2.00
Whipped cream | Chantilly | 1.20
Toasted almonds | Amandes grillées | 1.00
# slicing single 0 1
Slicing | Coupe
Whole | Entier | 0
Sliced | En tranches | 0
# flavours multi 1 3 required
Flavours, up to three | Parfums, trois au plus
Vanilla | Vanille | 0
Chocolate | Chocolat | 0
Strawberry | Fraise | 0
Lemon | Citron | 0
Pistachio | Pistache | 0.50
Salted caramel | Caramel au beurre salé | 0.50
# cup single 1 1 required
Size | Taille
Small | Petite | 0
Large | Grande | 0.90
# milk single 0 1
Milk | Lait
Cow's milk | Lait de vache | 0
Oat milk | Lait d'avoine | 0.50
Soya milk | Lait de soja | 0.50
# harissa single 0 1
Harissa | =
On the side | À part | 0
Without | Sans | 0
`;

/** The option groups of the dishes of each category. */
export const optionsOfCategory: Record<string, string[]> = {
  "pizza-red": ["pizza-size", "crust"],
  "pizza-white": ["pizza-size", "crust"],
  "pasta-fresh": ["pasta-shape"],
  "burger-beef": ["cooking", "burger-side", "burger-sauces"],
  "burger-chicken": ["burger-side", "burger-sauces"],
  "burger-veggie": ["burger-side", "burger-sauces"],
  "sushi-sets": ["soy"],
  ramen: ["ramen-extras"],
  wok: ["spice-wish"],
  "curry-indian": ["spice", "with-rice"],
  "curry-thai": ["spice"],
  couscous: ["harissa"],
  tacos: ["spice"],
  burritos: ["spice-wish"],
  "bistro-meat": ["bistro-side"],
  "crepe-savoury": ["eggs"],
  "crepe-sweet": ["crepe-extra"],
  salads: ["dressing"],
  poke: ["poke-base", "poke-sauces", "poke-toppings"],
  breads: ["slicing"],
  "desserts-ice": ["flavours"],
  "drinks-hot": ["cup", "milk"],
};

/** Exceptions by English name: dishes with other groups than their category. */
export const optionsOfDish: Record<string, string[]> = {
  "Rib steak with pepper sauce": ["cooking", "bistro-side"],
  "Bavette with shallots": ["cooking", "bistro-side"],
  "Beef skewers": ["cooking"],
  "Doner kebab": ["kebab-sauces", "kebab-greens"],
  "Chicken kebab": ["kebab-sauces", "kebab-greens"],
  "Lamb durum": ["kebab-sauces", "kebab-greens"],
  "Chicken durum": ["kebab-sauces", "kebab-greens"],
  "Falafel pita": ["kebab-sauces", "kebab-greens"],
  "Halloumi pita": ["kebab-sauces", "kebab-greens"],
  "Two scoops of ice cream": ["flavours"],
  Carbonara: [],
  "Ricotta and spinach ravioli": [],
  "Soba with peanut sauce": [],
  "Blanquette of veal": [],
  "Sausage and mash": [],
  "Shepherd's pie with lentils": [],
  "Peach Melba": [],
  "Chocolate sundae": [],
  "Banana split": [],
  "Goat's cheese and honey galette": [],
  "Spinach and egg galette": ["eggs"],
  "Buddha bowl": ["poke-sauces"],
  "Marinated tofu bowl": ["poke-sauces"],
  "Falafel and hummus bowl": ["poke-sauces"],
  "Roast vegetable and goat's cheese bowl": ["poke-sauces"],
  Espresso: [],
  "Green tea with mint": ["cup"],
  "Breakfast tea": ["cup", "milk"],
  "Hot chocolate": ["cup"],
};

/** Add-ons with prices. Heading: cuisine, then the categories of the dishes that take them. */
export const addOnTable = `
# italian pizza-red pizza-white pasta-fresh
Extra mozzarella | Mozzarella en plus | 1.80
Burrata | = | 4.50
Cured ham | Jambon cru | 3.00
Egg | Œuf | 1.20
Rocket | Roquette | 1.00
# burger burger-beef burger-chicken burger-veggie
Extra cheddar | Cheddar en plus | 1.20
Second patty | Deuxième steak | 3.50
Fried egg | Œuf au plat | 1.20
Avocado | Avocat | 1.80
# bistro bistro-meat bistro-fish bistro-veggie
Béarnaise sauce | Sauce béarnaise | 2.00
Mixed salad | Salade mélangée | 3.50
Basket of bread | Corbeille de pain | 1.50
# creperie crepe-savoury
Extra egg | Œuf en plus | 1.20
Extra cheese | Fromage en plus | 1.50
Mushrooms | Champignons | 1.50
# bakery sandwiches breakfast
Extra cheese | Fromage en plus | 1.00
Orange juice | Jus d'orange | 2.50
Espresso | = | 1.50
# seafood fish shellfish
Aioli | Aïoli | 1.50
Portion of chips | Portion de frites | 3.50
Rye bread and butter | Pain de seigle et beurre | 2.00
# japanese ramen sushi-maki sushi-nigiri sushi-sets
Extra ginger | Gingembre en plus | 0.50
Extra wasabi | Wasabi en plus | 0.50
Miso soup | Soupe miso | 2.50
Bowl of rice | Bol de riz | 2.50
# chinese wok
Steamed rice | Riz nature | 2.50
Prawn crackers | Chips de crevettes | 2.00
Sweet and sour sauce | Sauce aigre-douce | 0.80
# indian curry-indian rice
Mango chutney | Chutney de mangue | 1.50
Cucumber raita | Raïta au concombre | 2.00
Papadum | = | 1.20
# thai wok curry-thai
Jasmine rice | Riz au jasmin | 2.50
Extra peanuts | Cacahuètes en plus | 0.80
Fried egg | Œuf au plat | 1.50
# vietnamese wok
Extra nem | Nem en plus | 1.80
Extra herbs | Herbes en plus | 0.80
Chilli sauce | Sauce pimentée | 0.50
# lebanese grill-skewers mezze sandwiches
Pita bread | Pain pita | 1.00
Garlic cream | Crème d'ail | 1.20
Pickled turnips | Navets marinés | 1.20
# moroccan couscous tajines
Extra semolina | Semoule en plus | 2.00
Merguez | = | 2.50
Caramelised onions and raisins | Oignons confits et raisins | 2.00
# kebab sandwiches grill-skewers
Extra meat | Viande en plus | 2.50
Feta | = | 1.20
Portion of chips | Portion de frites | 2.50
# mexican tacos burritos
Guacamole | = | 2.00
Extra cheddar | Cheddar en plus | 1.20
Sour cream | Crème aigre | 1.00
Jalapeños | = | 0.80
# salads salads poke
Grilled chicken | Poulet grillé | 3.00
Avocado | Avocat | 1.80
Feta | = | 1.50
# sweets desserts-cakes desserts-ice
Whipped cream | Chantilly | 1.00
Chocolate sauce | Sauce au chocolat | 0.80
Birthday candles | Bougies d'anniversaire | 1.50
# vegan burger-veggie poke salads
Avocado | Avocat | 1.80
Marinated tofu | Tofu mariné | 2.50
Hummus | Houmous | 1.80
# rotisserie grill-roasts
Portion of gravy | Jus de cuisson | 1.00
Potatoes in their juice | Pommes de terre au jus | 3.50
Mustard | Moutarde | 0.50
`;
