/**
 * Picture | key | English | French; a row that starts with `-` is a subcategory of the main
 * category above.
 */
export const groceryCategoryTable = `
🍎 | fruit | Fruit | Fruits
- 🍎 | orchard-fruit | Orchard fruit | Fruits du verger
- 🍊 | citrus | Citrus | Agrumes
- 🍓 | berries | Berries and grapes | Baies et raisins
- 🍍 | exotic-fruit | Exotic fruit | Fruits exotiques
🥦 | vegetables | Vegetables | Légumes
- 🍅 | summer-vegetables | Sunny vegetables | Légumes du soleil
- 🥕 | root-vegetables | Roots and bulbs | Racines et bulbes
- 🥬 | leaf-vegetables | Leaves and cabbages | Feuilles et choux
- 🌿 | herbs | Herbs and mushrooms | Herbes et champignons
🧀 | dairy | Dairy and eggs | Crèmerie et œufs
- 🧀 | cheese | Cheese | Fromages
- 🥛 | milk-yoghurt | Milk, butter, yoghurt | Lait, beurre, yaourts
- 🥚 | eggs | Eggs | Œufs
🥩 | butcher | Meat and poultry | Viandes et volailles
- 🥩 | meat | Meat | Viandes
- 🍗 | poultry | Poultry | Volailles
- 🥓 | charcuterie | Cured meats | Charcuterie
🐟 | fishmonger | Fish and shellfish | Poissons et coquillages
🍞 | grocery-bread | Bread and pastries | Pains et viennoiseries
🍝 | pantry | Pantry | Épicerie salée
- 🍝 | pasta-rice | Pasta, rice and pulses | Pâtes, riz et légumes secs
- 🥫 | tins | Tins and jars | Conserves et bocaux
- 🫒 | oils-spices | Oils, vinegars and spices | Huiles, vinaigres et épices
🍯 | sweet-pantry | Sweet pantry | Épicerie sucrée
- 🍯 | breakfast-shelf | Breakfast | Petit déjeuner
- 🍫 | chocolate-biscuits | Chocolate and biscuits | Chocolats et biscuits
- 🥜 | nuts-snacks | Nuts and snacks | Fruits secs et apéritif
🧃 | cold-drinks | Drinks | Boissons
- 💧 | water-soda | Water and sodas | Eaux et sodas
- 🧃 | juice-shelf | Juices | Jus de fruits
- ☕ | coffee-tea | Coffee and tea | Cafés et thés
🍷 | cellar | Cellar | Cave
- 🍷 | wine | Wine | Vins
- 🍺 | beer-cider | Beer and cider | Bières et cidres
🧊 | frozen | Frozen | Surgelés
🧼 | household | Household | Entretien
- 🧽 | cleaning | Cleaning | Nettoyage
- 🧻 | paper | Paper and kitchen | Papier et cuisine
🧴 | body-care | Hygiene and beauty | Hygiène et beauté
🍼 | baby-shelf | Baby | Bébé
🐶 | pet-shelf | Pets | Animaux
`;
