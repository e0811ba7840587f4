/**
 * Choices of products. Heading: key, English, French, then the minimum number of options that a
 * product has. Rows: option | French option | surcharge in percent.
 */
export const choiceTable = `
# size Size Taille 4
S | = | 0
M | = | 0
L | = | 0
XL | = | 0
XXL | = | 5
# shoe Size Pointure 5
37 | = | 0
38 | = | 0
39 | = | 0
40 | = | 0
41 | = | 0
42 | = | 0
43 | = | 0
44 | = | 0
# colour Colour Couleur 2
Sand | Sable | 0
Navy | Marine | 0
White | Blanc | 0
Black | Noir | 0
Olive | = | 0
Terracotta | Terre cuite | 0
Sky blue | Bleu ciel | 0
Lemon | Citron | 0
# hat Size Taille 2
S/M | = | 0
L/XL | = | 0
# ring Size Taille 4
50 | = | 0
52 | = | 0
54 | = | 0
56 | = | 0
58 | = | 0
# metal Metal Métal 2
Silver | Argent | 0
Gold plated | Plaqué or | 30
# strap Strap Bracelet 2
Leather | Cuir | 0
Steel | Acier | 15
Canvas | Toile | 0
# pan Diameter Diamètre 3
24 cm | = | 0
28 cm | = | 20
32 cm | = | 45
# pot Capacity Contenance 2
Small | Petite | 0
Medium | Moyenne | 20
Large | Grande | 45
# pot-size Diameter Diamètre 3
14 cm | = | 0
20 cm | = | 45
28 cm | = | 110
# bed Size Taille 3
90 cm | = | 0
140 cm | = | 20
160 cm | = | 30
180 cm | = | 45
# scent Scent Parfum 3
Fig tree | Figuier | 0
Sea breeze | Brise marine | 0
Orange blossom | Fleur d'oranger | 0
Cedar | Cèdre | 0
# poster Size Format 2
30 x 40 cm | = | 0
50 x 70 cm | = | 60
# power Power Puissance 3
20 W | = | 0
45 W | = | 35
65 W | = | 70
# capacity Capacity Capacité 2
10 000 mAh | = | 0
20 000 mAh | = | 50
# layout Layout Disposition 2
AZERTY | = | 0
QWERTY | = | 0
# storage Storage Stockage 3
500 GB | 500 Go | 0
1 TB | 1 To | 45
2 TB | 2 To | 120
# weight Weight Poids 3
2 kg each | 2 kg chacun | 0
4 kg each | 4 kg chacun | 40
6 kg each | 6 kg chacun | 90
# ball Size Taille 2
4 | = | 0
5 | = | 0
# litres Volume = 2
35 L | = | 0
50 L | = | 20
65 L | = | 35
# bottle Volume = 2
50 cl | = | 0
75 cl | = | 20
# frame Frame Cadre 3
S | = | 0
M | = | 0
L | = | 0
# wheel Wheels Roues 2
16 inches | 16 pouces | 0
20 inches | 20 pouces | 15
# board Length Longueur 2
6 feet | 6 pieds | 0
7 feet | 7 pieds | 10
8 feet | 8 pieds | 20
# nib Nib Plume 2
Fine | = | 0
Medium | Moyenne | 0
# bear Size Taille 2
25 cm | = | 0
40 cm | = | 50
# pieces Pieces Pièces 2
500 | = | 0
1 000 | = | 25
# age Age Âge 4
4 years | 4 ans | 0
6 years | 6 ans | 0
8 years | 8 ans | 0
10 years | 10 ans | 10
# months Age Âge 3
3 months | 3 mois | 0
6 months | 6 mois | 0
12 months | 12 mois | 0
# volume Volume = 2
50 ml | = | 0
100 ml | = | 55
# lip Shade Teinte 3
Coral | Corail | 0
Cherry | Cerise | 0
Rosewood | Bois de rose | 0
Plum | Prune | 0
# plant Height Hauteur 2
40 cm | = | 0
80 cm | = | 80
# guitar Size Taille 2
3/4 | = | 0
4/4 | = | 10
# violin Size Taille 2
1/2 | = | 0
3/4 | = | 5
4/4 | = | 12
# bouquet Size Taille 3
Small | Petit | 0
Medium | Moyen | 35
Large | Grand | 80
`;
