/**
 * English | French | traits: M meat, P pork, F fish, C shellfish,
 * G gluten, D milk, E egg, N nuts, A peanuts, S soya, X sesame, U mustard,
 * L celery, W alcohol, V vegetables or fruit, B beans.
 */
export const ingredientTable = `
tomato sauce | sauce tomate | V
tomatoes | tomates | V
cherry tomatoes | tomates cerises | V
sun-dried tomatoes | tomates séchées | V
basil | basilic |
oregano | origan |
olive oil | huile d'olive |
garlic | ail |
pizza dough | pâte à pizza | G
fresh pasta | pâtes fraîches | GE
mozzarella | = | D
burrata | = | D
mascarpone | = | D
parmesan | = | D
pecorino | = | D
ricotta | = | D
gorgonzola | = | D
goat's cheese | chèvre | D
cheddar | = | D
emmental | = | D
comté | = | D
blue cheese | bleu | D
feta | = | D
halloumi | = | D
paneer | = | D
cream | crème | D
butter | beurre | D
milk | lait | D
yoghurt | yaourt | D
egg | œuf | E
fried egg | œuf au plat | E
soft-boiled egg | œuf mollet | E
ham | jambon | P
cured ham | jambon cru | P
guanciale | = | P
bacon | lard fumé | P
chorizo | = | P
spicy salami | salami piquant | P
andouille | = | P
pork | porc | P
pork belly | poitrine de porc | P
Toulouse sausage | saucisse de Toulouse | P
beef | bœuf | M
minced beef | bœuf haché | M
beef patty | steak haché | M
rib steak | entrecôte | M
beef bavette | bavette de bœuf | M
beef cheek | joue de bœuf | M
slow-cooked beef | bœuf mijoté | M
lamb | agneau | M
minced lamb | agneau haché | M
lamb shank | souris d'agneau | M
veal | veau | M
merguez | = | M
chicken | poulet | M
grilled chicken | poulet grillé | M
crispy chicken | poulet croustillant | MG
roast chicken | poulet rôti | M
duck | canard | M
duck leg confit | cuisse de canard confite | M
smoked duck breast | magret fumé | M
turkey bacon | bacon de dinde | M
salmon | saumon | F
smoked salmon | saumon fumé | F
tuna | thon | F
cod | cabillaud | F
sea bream | daurade | F
sea bass | bar | F
sardines | = | F
anchovies | anchois | F
fish stock | fumet de poisson | F
fish sauce | sauce poisson | F
eel | anguille | F
prawns | crevettes | C
squid | calamars | C
mussels | moules | C
clams | palourdes | C
octopus | poulpe | C
oysters | huîtres | C
crab | crabe | C
mushrooms | champignons | V
porcini | cèpes | V
shiitake | = | V
truffle cream | crème de truffe | D
aubergine | aubergines | V
grilled aubergine | aubergines grillées | V
courgette | courgettes | V
peppers | poivrons | V
leeks | poireaux | V
fennel | fenouil | V
cauliflower | chou-fleur | V
green papaya | papaye verte | V
blueberries | myrtilles | V
peaches | pêches | V
onion | oignons | V
red onion | oignons rouges | V
caramelised onion | oignons confits | V
spring onion | ciboule | V
shallots | échalotes | V
artichokes | artichauts | V
olives | = | V
black olives | olives noires | V
capers | câpres | V
rocket | roquette | V
spinach | épinards | V
lettuce | laitue | V
romaine lettuce | laitue romaine | V
lamb's lettuce | mâche | V
red cabbage | chou rouge | V
Chinese cabbage | chou chinois | V
carrots | carottes | V
cucumber | concombre | V
gherkins | cornichons | V
potatoes | pommes de terre | V
mashed potatoes | purée de pommes de terre | VD
chips | frites | V
sweet potato | patates douces | V
green beans | haricots verts | V
red beans | haricots rouges | B
black beans | haricots noirs | B
chickpeas | pois chiches | B
lentils | lentilles | B
white beans | haricots blancs | B
peas | petits pois | V
sweetcorn | maïs | V
avocado | avocat | V
guacamole | = | V
mango | mangue | V
pineapple | ananas | V
apple | pomme | V
pear | poire | V
lemon | citron | V
lime | citron vert | V
strawberries | fraises | V
raspberries | framboises | V
banana | banane | V
red berries | fruits rouges | V
figs | figues | V
dates | dattes | V
raisins | raisins secs |
prunes | pruneaux | V
apricots | abricots | V
pomegranate | grenade | V
coconut milk | lait de coco |
coconut | noix de coco |
peanuts | cacahuètes | A
cashew nuts | noix de cajou | N
almonds | amandes | N
walnuts | noix | N
hazelnuts | noisettes | N
pistachios | pistaches | N
pine nuts | pignons |
sesame | sésame | X
tahini | = | X
hummus | houmous | BX
tofu | = | S
soy sauce | sauce soja | SG
miso | = | S
edamame | = | S
soybean sprouts | pousses de soja | S
rice | riz |
basmati rice | riz basmati |
sticky rice | riz gluant |
sushi rice | riz vinaigré |
fried rice | riz sauté | S
rice noodles | nouilles de riz |
wheat noodles | nouilles de blé | GE
udon noodles | nouilles udon | G
soba noodles | nouilles soba | G
glass noodles | vermicelles |
rice paper | galette de riz |
nori | = |
wakame | = |
seaweed | algues |
wasabi | = | U
pickled ginger | gingembre mariné |
ginger | gingembre |
lemongrass | citronnelle |
coriander | coriandre |
mint | menthe |
parsley | persil |
dill | aneth |
chives | ciboulette |
thyme | thym |
rosemary | romarin |
bay leaf | laurier |
Thai basil | basilic thaï |
chilli | piment |
red curry paste | pâte de curry rouge | C
green curry paste | pâte de curry vert | C
curry spices | épices curry | U
garam masala | = |
cumin | = |
turmeric | curcuma |
cardamom | cardamome |
saffron | safran |
cinnamon | cannelle |
ras el hanout | = |
harissa | = |
sumac | = |
za'atar | = | X
bulgur | boulgour | G
couscous | semoule | G
quinoa | = |
pita bread | pain pita | G
flatbread | galette de blé | G
burger bun | pain à burger | GX
brioche bun | pain brioché | GED
country bread | pain de campagne | G
baguette | = | G
toast | pain de mie grillé | G
croutons | croûtons | G
naan dough | pâte à naan | GD
wheat tortilla | tortilla de blé | G
corn tortilla | tortilla de maïs |
tortilla chips | chips de maïs |
breadcrumbs | chapelure | G
puff pastry | pâte feuilletée | GD
shortcrust pastry | pâte brisée | GD
filo pastry | pâte filo | G
wheat flour | farine de blé | G
buckwheat flour | farine de sarrasin |
batter | pâte à frire | G
gyoza dough | pâte à raviolis | G
mayonnaise | = | EU
mustard | moutarde | U
wholegrain mustard | moutarde à l'ancienne | U
ketchup | = | L
barbecue sauce | sauce barbecue | U
house sauce | sauce maison | EU
Caesar dressing | sauce César | EFD
vinaigrette | = | U
yoghurt sauce | sauce au yaourt | D
white sauce | sauce blanche | D
tartare sauce | sauce tartare | EU
teriyaki sauce | sauce teriyaki | SG
ponzu sauce | sauce ponzu | S
sweet and sour sauce | sauce aigre-douce |
oyster sauce | sauce huître | CG
peanut sauce | sauce cacahuète | AS
tamarind | tamarin |
red wine | vin rouge | W
white wine | vin blanc | W
cider | cidre | W
pepper sauce | sauce au poivre | D
béarnaise sauce | sauce béarnaise | DE
aioli | aïoli | E
rouille | = | E
pesto | = | DN
soup vegetables | légumes du bouillon | VL
vegetable stock | bouillon de légumes | L
chicken stock | bouillon de poulet | ML
roast vegetables | légumes rôtis | V
crunchy vegetables | légumes croquants | V
mixed salad | salade mélangée | V
pickled vegetables | légumes marinés | V
falafel | falafels | BX
vegetable patty | galette de légumes | BG
honey | miel |
maple syrup | sirop d'érable |
sugar | sucre |
salted butter caramel | caramel au beurre salé | D
dark chocolate | chocolat noir | S
chocolate spread | pâte à tartiner | NDS
vanilla | vanille |
chestnut cream | crème de marrons |
whipped cream | chantilly | D
granola | = | GN
oats | flocons d'avoine | G
chia seeds | graines de chia |
coffee | café |
green tea | thé vert |
black tea | thé noir |
matcha | = |
cocoa | cacao |
sparkling water | eau gazeuse |
orange | = | V
grapefruit | pamplemousse | V
orange blossom | fleur d'oranger |
rose water | eau de rose |
rum | rhum | W
malt | = | GW
grapes | raisin | W
apples | pommes | V
speculoos | spéculoos | G
biscuit | = | GD
`;
