/**
 * What is worn: product | size guide | days for returns | the products that go with it, the best
 * first. What touches the skin is not taken back.
 */
export const wearTable = `
Linen dress | women | 14 | Leather sandals, Straw hat, Leather shoulder bag, Sunglasses, Fine chain bracelet
Floral wrap dress | women | 14 | Espadrilles, Leather shoulder bag, Sunglasses, Pearl necklace, Straw hat
Cotton blouse | women | 14 | High-waisted jeans, Ankle boots, Silk scarf, Leather shoulder bag, Gold-plated earrings
Wool coat | women | 14 | Merino jumper, Ankle boots, Wool gloves, Silk scarf, Leather shoulder bag
High-waisted jeans | women | 14 | Cotton blouse, Merino jumper, Canvas trainers, Ankle boots, Leather shoulder bag
Merino jumper | women | 14 | High-waisted jeans, Wool coat, Ankle boots, Wool gloves, Silk scarf
Silk scarf | | 14 | Wool coat, Cotton blouse, Leather shoulder bag, Pearl necklace
Two-piece swimsuit | women | 0 | Beach flip-flops, Straw hat, Sunglasses, Linen dress
Linen shirt | men | 14 | Straight jeans, Espadrilles, Sunglasses, Cotton cap, Leather sandals
Oxford shirt | men | 14 | Straight jeans, Leather derbies, Corduroy overshirt, Leather wallet, Minimal watch
Organic cotton T-shirt | men | 14 | Straight jeans, Canvas trainers, Corduroy overshirt, Cotton cap, Everyday backpack
Sailor top | men | 14 | Straight jeans, Canvas trainers, Rain jacket, Cotton cap
Straight jeans | men-bottoms | 14 | Organic cotton T-shirt, Oxford shirt, Canvas trainers, Leather derbies, Corduroy overshirt
Swim shorts | men-bottoms | 0 | Linen shirt, Beach flip-flops, Sunglasses, Cotton cap
Rain jacket | men | 14 | Straight jeans, Sailor top, Hiking boots, Compact umbrella, Everyday backpack
Corduroy overshirt | men | 14 | Organic cotton T-shirt, Straight jeans, Leather derbies, Wool gloves
Canvas trainers | shoes | 14 | Straight jeans, High-waisted jeans, Organic cotton T-shirt, Cotton cap, Everyday backpack
Running shoes | shoes | 14 | Organic cotton T-shirt, Cotton cap, Everyday backpack
Hiking boots | shoes | 14 | Rain jacket, Everyday backpack, Wool gloves, Cotton cap
Leather derbies | shoes | 14 | Oxford shirt, Straight jeans, Leather wallet, Corduroy overshirt
Leather sandals | shoes | 14 | Linen dress, Linen shirt, Straw hat, Sunglasses
Espadrilles | shoes | 14 | Linen dress, Linen shirt, Straw hat, Sunglasses
Ankle boots | shoes | 14 | High-waisted jeans, Wool coat, Merino jumper, Leather shoulder bag
Beach flip-flops | shoes | 14 | Swim shorts, Two-piece swimsuit, Straw hat, Sunglasses
Straw hat | hats | 14 | Linen dress, Linen shirt, Sunglasses, Leather sandals
Cotton cap | | 14 | Organic cotton T-shirt, Canvas trainers, Swim shorts, Everyday backpack
Wool gloves | gloves | 14 | Wool coat, Merino jumper, Rain jacket, Silk scarf
Sunglasses | | 14 | Linen shirt, Linen dress, Straw hat, Swim shorts
Leather shoulder bag | | 14 | Leather wallet, Silk scarf, Cotton blouse, Sunglasses
Everyday backpack | | 14 | Compact umbrella, Rain jacket, Canvas trainers, Cotton cap
Leather wallet | | 14 | Leather shoulder bag, Minimal watch, Leather derbies
Silver ring | rings | 14 | Fine chain bracelet, Pearl necklace, Minimal watch
Pearl necklace | | 14 | Silver ring, Fine chain bracelet, Silk scarf
Gold-plated earrings | | 0 | Fine chain bracelet, Pearl necklace, Cotton blouse
Minimal watch | | 14 | Fine chain bracelet, Leather wallet, Oxford shirt
Fine chain bracelet | | 14 | Silver ring, Pearl necklace, Minimal watch, Linen dress
Children's sailor top | children | 14 | Yellow raincoat, Sun hat, Socks
Socks, pack of three | children | 0 | Children's sailor top, Gathered dress
Yellow raincoat | children | 14 | Children's sailor top, Socks
Gathered dress | children | 14 | Sun hat, Socks
Cotton bodysuits, pack of two | babies | 0 | Sun hat
Sun hat | children-hats | 14 | Children's sailor top, Gathered dress
Bike helmet | hats | 14 |
Waffle bathrobe | robes | 14 |
Life vest | vests | 14 |
`;

/**
 * Heading: the size guide | its columns (English; French). Rows: size | a value for each column.
 */
export const sizeGuideTable = `
# women | Bust, cm; Poitrine, cm | Waist, cm; Taille, cm | Hips, cm; Hanches, cm | French size; Taille française
S | 82–86 | 64–68 | 90–94 | 36
M | 87–91 | 69–73 | 95–99 | 38
L | 92–97 | 74–79 | 100–105 | 40
XL | 98–103 | 80–85 | 106–111 | 42
XXL | 104–110 | 86–92 | 112–118 | 44
# men | Chest, cm; Poitrine, cm | Waist, cm; Taille, cm | Sleeve, cm; Manche, cm
S | 88–93 | 76–80 | 63
M | 94–99 | 81–86 | 64
L | 100–105 | 87–92 | 66
XL | 106–112 | 93–99 | 67
XXL | 113–119 | 100–107 | 68
# men-bottoms | Waist, cm; Taille, cm | Hips, cm; Hanches, cm | French size; Taille française
S | 76–80 | 90–94 | 38
M | 81–86 | 95–99 | 40
L | 87–92 | 100–105 | 42–44
XL | 93–99 | 106–111 | 46
XXL | 100–107 | 112–117 | 48
# shoes | Foot, mm; Pied, mm | UK size; Pointure britannique
37 | 235 | 4
38 | 241 | 5
39 | 248 | 5½
40 | 255 | 6½
41 | 261 | 7½
42 | 268 | 8
43 | 275 | 9
44 | 281 | 9½
# hats | Head, cm; Tour de tête, cm
S/M | 54–57
L/XL | 58–61
# gloves | Hand, cm; Tour de main, cm
S/M | 17–19
L/XL | 20–23
# rings | Around the finger, mm; Tour de doigt, mm
50 | 50
52 | 52
54 | 54
56 | 56
58 | 58
# children | Height, cm; Stature, cm | Chest, cm; Poitrine, cm
4 | 99–104 | 57
6 | 111–116 | 60
8 | 123–128 | 65
10 | 135–140 | 71
# babies | Height, cm; Stature, cm | Weight, kg; Poids, kg
3 | 57–60 | 4–6
6 | 61–67 | 6–8
12 | 72–76 | 9–10
# children-hats | Head, cm; Tour de tête, cm
S/M | 48–50
L/XL | 51–54
# robes | Chest, cm; Poitrine, cm | Length, cm; Longueur, cm
S | 86–93 | 108
M | 94–101 | 112
L | 102–109 | 116
XL | 110–117 | 118
XXL | 118–125 | 120
# vests | Weight, kg; Poids, kg | Chest, cm; Poitrine, cm
S | 40–50 | 75–85
M | 50–60 | 85–95
L | 60–70 | 95–105
XL | 70–90 | 105–115
XXL | 90–110 | 115–130
`;
