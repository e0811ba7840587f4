/**
 * Cuisine | English | French | first words of the names of further restaurants.
 */
export const cuisineTable = `
italian | Italian | Italien | Pizzeria, Trattoria, Osteria
burger | Burgers | = | Burger, Grill, Comptoir
bistro | Bistro | Bistrot | Bistrot, Brasserie, Auberge
creperie | Crêperie | = | Crêperie, Galettes, Crêpes
bakery | Bakery and café | Boulangerie-café | Boulangerie, Fournil, Café
seafood | Seafood | Fruits de mer | Pêcherie, Écailler, Cabane
japanese | Japanese | Japonais | Sushi, Izakaya, Ramen
chinese | Chinese | Chinois | Palais, Jardin, Wok
indian | Indian | Indien | Tandoor, Curry, Palais
thai | Thai | Thaï | Baan, Thaï, Wok
vietnamese | Vietnamese | Vietnamien | Maison, Phở, Saveurs
lebanese | Lebanese | Libanais | Mezzé, Saveurs, Table
moroccan | Moroccan | Marocain | Riad, Couscous, Table
kebab | Grill and kebab | Grill et kebab | Kebab, Grill, Anatolie
mexican | Tex-mex | = | Taquería, Cantina, Casa
salads | Salads and bowls | Salades et bols | Bols, Salades, Jardin
sweets | Pastries and ice cream | Pâtisseries et glaces | Pâtisserie, Glacier, Douceurs
vegan | Plant kitchen | Cuisine végétale | Vert, Potager, Graines
rotisserie | Rotisserie | Rôtisserie | Rôtisserie, Broche, Rôtisseur
`;

/** Name | cuisine | district | hours | marks. Hours: see stores/hours.ts. */
export const restaurantTable = `
Da Lucia | italian | 0 | lunch-dinner | featured announcement
Pizzeria du Phare | italian | 6 | overnight | recommended discount
La Piazzetta | italian | 3 | all-day | scheduled
Forno Bellini | italian | 5 | always | free
Burger du Quai | burger | 1 | overnight | featured recommended
Chez Marcus Burgers | burger | 2 | always | halal discount
Le Grill des Halles | burger | 0 | always | scheduled
Le Bistrot des Halles | bistro | 0 | lunch-dinner | featured announcement
Auberge du Vieux Moulin | bistro | 4 | dinner | scheduled self
Brasserie de la Gare | bistro | 3 | always | scheduled packaging
Crêperie Ty Mad | creperie | 1 | lunch-dinner | recommended
Les Galettes de Maëlle | creperie | 6 | all-day | packaging
Boulangerie Fontaine | bakery | 2 | early | featured recommended
Le Fournil de Jeanne | bakery | 5 | early | free
Café de la Marine | bakery | 1 | always | takeaway
Aux Quatre Saisons | bakery | 6 | early | packaging
La Cabane à Huîtres | seafood | 1 | lunch-dinner | featured announcement
Le Petit Chalutier | seafood | 1 | dinner | scheduled
Sushi Kiyomi | japanese | 2 | all-day | featured packaging
Ramen Kaze | japanese | 0 | overnight | recommended
Izakaya Natsu | japanese | 4 | dinner | scheduled
Le Palais de Jade | chinese | 3 | lunch-dinner | discount
Wok de Minuit | chinese | 0 | overnight | self
Maison Lin | chinese | 4 | always | packaging
Tandoor Palace | indian | 2 | dinner | recommended halal
Saveurs de Jaipur | indian | 5 | overnight | halal discount
Baan Siam | thai | 0 | lunch-dinner | featured
Thaï Express Belrive | thai | 3 | always | packaging
Phở Mai | vietnamese | 4 | lunch-dinner | recommended
La Rizière | vietnamese | 2 | always | scheduled
Le Cèdre | lebanese | 2 | overnight | featured halal
Mezzé & Compagnie | lebanese | 5 | lunch-dinner | halal scheduled
Riad Zitoun | moroccan | 3 | dinner | halal announcement
Anatolie Grill | kebab | 4 | overnight | halal recommended
Istanbul Kebab | kebab | 6 | overnight | halal discount
La Cantina Azul | mexican | 0 | overnight | featured
Taquería Paloma | mexican | 5 | always | self
Le Bol Vert | salads | 2 | early | recommended
Jardin Poke | salads | 6 | always | packaging
Pâtisserie Colombe | sweets | 0 | early | featured scheduled
Glacier Paradiso | sweets | 2 | overnight | recommended
Racines & Graines | vegan | 3 | always | featured veg
Le Potager d'Élise | vegan | 4 | lunch-dinner | veg discount
Rôtisserie Saint-Clair | rotisserie | 5 | always | takeaway scheduled
Kebab des Remparts | kebab | 0 | always | halal recommended
Café du Beffroi | bakery | 0 | early | packaging
Bistrot du Môle | bistro | 1 | lunch-dinner | scheduled
Le Dragon du Quai | chinese | 1 | always | packaging
La Graine Marine | vegan | 1 | always | veg recommended
Pizza Porto | italian | 1 | always | discount
Salade & Compagnie | salads | 1 | early | free
La Vague Bleue | seafood | 2 | lunch-dinner | scheduled
Crêperie du Canal | creperie | 3 | all-day | recommended
Rôtisserie Bertrand | rotisserie | 3 | always | packaging
Sushi Tsuki | japanese | 3 | overnight | discount
Burger Station | burger | 3 | overnight | recommended
Pizza des Alouettes | italian | 4 | always | scheduled
Burger Colline | burger | 4 | always | packaging
Café du Belvédère | bakery | 4 | early | recommended
Curry d'en Haut | indian | 4 | dinner | halal scheduled
Bánh Mì Bao | vietnamese | 5 | all-day | recommended
Glacier des Vergers | sweets | 5 | all-day | packaging
Burger du Verger | burger | 5 | always | halal
Sushi Hanami | japanese | 5 | always | scheduled
Sushi du Cap | japanese | 6 | always | recommended
Thaï Orchidée | thai | 6 | dinner | packaging
Dar Yasmina | moroccan | 6 | overnight | halal
Burger de la Pointe | burger | 6 | always | free
Café du Phare | bakery | 6 | always | scheduled
`;
