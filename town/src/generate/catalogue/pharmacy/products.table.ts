/**
 * Picture | key | English | French; a row that starts with `-` is a subcategory of the main
 * category above.
 */
export const pharmacyCategoryTable = `
💊 | medicines | Medicines | Médicaments
- 🌡️ | pain-fever | Pain and fever | Douleur et fièvre
- 🤧 | cold-throat | Cold and throat | Rhume et gorge
- 🌼 | allergy-care | Allergy | Allergies
- 🫖 | digestion-care | Digestion | Digestion
- 🌙 | sleep-calm | Sleep and calm | Sommeil et détente
📋 | prescription | On prescription | Sur ordonnance
🩹 | first-aid | First aid | Premiers soins
🍊 | vitamins | Vitamins and supplements | Vitamines et compléments
🧴 | skin-care | Skin care | Soins de la peau
- 🧴 | face-body | Face and body | Visage et corps
- ☀️ | sun-care | Sun care | Solaires
🪥 | oral-care | Mouth and teeth | Bouche et dents
🧼 | hygiene | Hygiene | Hygiène
👶 | mother-baby | Mother and baby | Maman et bébé
👁️ | eye-care | Eyes and lenses | Yeux et lentilles
🩺 | devices | Instruments | Appareils de mesure
🌿 | natural-care | Natural care | Soins naturels
`;

/** Key | English | French | advice for products against it, English and French. */
export const conditionTable = `
fever-pain | Fever and pain | Fièvre et douleur | Ask the pharmacist if fever or pain lasts more than three days. | Demandez conseil au pharmacien si la fièvre ou la douleur dure plus de trois jours.
cold-flu | Cold and flu | Rhume et grippe | Rest, drink, and see a doctor if fever rises. | Reposez-vous, buvez et consultez un médecin si la fièvre monte.
sore-throat | Sore throat | Mal de gorge | See a doctor if swallowing hurts for more than three days. | Consultez un médecin si la douleur persiste plus de trois jours.
cough | Cough | Toux | See a doctor if the cough lasts more than a week. | Consultez un médecin si la toux dure plus d'une semaine.
hay-fever | Allergy and hay fever | Allergies et rhume des foins | Ask us before combining it with another treatment. | Demandez-nous conseil avant de l'associer à un autre traitement.
stomach | Stomach and digestion | Estomac et digestion | For passing discomfort; seek advice if it comes back. | Pour une gêne passagère ; demandez conseil si elle revient.
sleep | Sleep and stress | Sommeil et stress | Good habits first; this may help for some nights. | D'abord de bonnes habitudes ; peut aider quelques nuits.
wounds | Cuts and grazes | Coupures et éraflures | Wash your hands, clean the wound, then protect it. | Lavez-vous les mains, nettoyez la plaie, puis protégez-la.
muscles-joints | Muscles and joints | Muscles et articulations | See a doctor if the pain does not ease. | Consultez un médecin si la douleur ne cède pas.
dry-skin | Dry and sensitive skin | Peau sèche et sensible | Try it on a small area first. | À essayer d'abord sur une petite zone.
sunburn | Sun protection | Protection solaire | Stay in the shade at noon, and drink often. | Restez à l'ombre à midi et buvez souvent.
teeth | Teeth and gums | Dents et gencives | Brush twice a day for two minutes. | Deux brossages par jour, deux minutes à chaque fois.
dry-eyes | Tired and dry eyes | Yeux fatigués et secs | If your eyes stay red or sore, see a doctor. | Si vos yeux restent rouges ou douloureux, consultez un médecin.
tiredness | Tiredness | Fatigue | A supplement does not replace a varied diet. | Un complément ne remplace pas une alimentation variée.
baby-care | Baby's first months | Premiers mois de bébé | Made for the first months; ask us anything. | Pour les premiers mois ; posez-nous vos questions.
blood-pressure | Blood pressure | Tension artérielle | Follow your doctor's advice and write your readings down. | Suivez l'avis de votre médecin et notez vos mesures.
diabetes | Diabetes | Diabète | Follow your doctor's advice. | Suivez l'avis de votre médecin.
everyday | Everyday hygiene | Hygiène du quotidien | For the whole family, every day. | Pour toute la famille, tous les jours.
infection | Infection | Infection | Only on a doctor's prescription; finish the whole course. | Uniquement sur ordonnance ; suivez le traitement jusqu'au bout.
`;

/**
 * English | French | price | unit | generic name, English | French (`-`: none) | condition
 * | basic or not. Headings: category, then the laboratories' words for it.
 */
export const pharmacyTable = `
# pain-fever
Paracetamol 500 mg tablets | Paracétamol 500 mg comprimés | 2.10 | box of 16 | Paracetamol | Paracétamol | fever-pain | basic
Paracetamol 1 g tablets | Paracétamol 1 g comprimés | 2.30 | box of 8 | Paracetamol | Paracétamol | fever-pain | basic
Ibuprofen 200 mg tablets | Ibuprofène 200 mg comprimés | 2.80 | box of 20 | Ibuprofen | Ibuprofène | fever-pain | basic
Ibuprofen 400 mg capsules | Ibuprofène 400 mg capsules | 3.90 | box of 12 | Ibuprofen | Ibuprofène | fever-pain | basic
Aspirin 500 mg effervescent | Aspirine 500 mg effervescente | 3.20 | box of 20 | Acetylsalicylic acid | Acide acétylsalicylique | fever-pain | basic
Paracetamol syrup for children | Paracétamol en sirop pour enfants | 2.90 | bottle 100 ml | Paracetamol | Paracétamol | fever-pain | basic
Diclofenac 1% gel | Diclofénac 1 % gel | 5.60 | tube 100 g | Diclofenac | Diclofénac | muscles-joints |
Arnica cooling gel | Gel frais à l'arnica | 6.90 | tube 75 ml | - | - | muscles-joints |
Warming patches for the back | Patchs chauffants pour le dos | 8.90 | box of 4 | - | - | muscles-joints |
Hot and cold cushion | Coussin chaud-froid | 9.50 | piece | - | - | muscles-joints |
Ibuprofen syrup for children | Ibuprofène en sirop pour enfants | 3.90 | bottle 150 ml | Ibuprofen | Ibuprofène | fever-pain | basic
Heat rub for muscles | Baume chauffant pour les muscles | 6.50 | tube 75 ml | - | - | muscles-joints |
Knee support | Genouillère | 18.90 | piece | - | - | muscles-joints |
Headache tablets with caffeine | Comprimés contre le mal de tête à la caféine | 3.40 | box of 16 | Paracetamol, caffeine | Paracétamol, caféine | fever-pain |
# cold-throat
Honey and lemon lozenges | Pastilles miel-citron | 4.90 | box of 24 | - | - | sore-throat | basic
Thyme and eucalyptus lozenges | Pastilles thym-eucalyptus | 5.20 | box of 24 | - | - | sore-throat |
Throat spray | Spray pour la gorge | 6.90 | bottle 30 ml | Lidocaine | Lidocaïne | sore-throat |
Dry cough syrup | Sirop pour toux sèche | 6.50 | bottle 150 ml | Dextromethorphan | Dextrométhorphane | cough |
Chesty cough syrup | Sirop pour toux grasse | 5.90 | bottle 150 ml | Carbocisteine | Carbocistéine | cough |
Sea water nasal spray | Spray nasal à l'eau de mer | 5.60 | bottle 100 ml | - | - | cold-flu | basic
Soft paper tissues | Mouchoirs doux | 2.20 | pack of 10 | - | - | cold-flu | basic
Balm for the chest | Baume pour la poitrine | 6.20 | jar 50 g | - | - | cold-flu |
Hot drink powder for colds | Poudre pour boisson chaude, rhume | 6.80 | box of 10 | Paracetamol | Paracétamol | cold-flu |
Cold and flu tablets, day and night | Comprimés rhume et grippe, jour et nuit | 7.50 | box of 16 | Paracetamol | Paracétamol | cold-flu |
Eucalyptus inhalation drops | Gouttes à inhaler à l'eucalyptus | 6.20 | bottle 30 ml | - | - | cold-flu |
Cough sweets for children | Pastilles pour la toux des enfants | 4.90 | box of 20 | - | - | cough |
# allergy-care
Cetirizine 10 mg tablets | Cétirizine 10 mg comprimés | 3.90 | box of 7 | Cetirizine | Cétirizine | hay-fever | basic
Loratadine 10 mg tablets | Loratadine 10 mg comprimés | 4.20 | box of 7 | Loratadine | Loratadine | hay-fever |
Soothing eye drops, hay fever | Collyre apaisant, rhume des foins | 6.90 | box of 10 | Cromoglicic acid | Acide cromoglicique | hay-fever |
Nasal spray, pollen season | Spray nasal, saison des pollens | 8.90 | bottle 20 ml | - | - | hay-fever |
Cream for insect bites | Crème contre les piqûres d'insectes | 5.50 | tube 30 g | - | - | hay-fever | basic
Mosquito repellent | Répulsif contre les moustiques | 7.90 | bottle 75 ml | Icaridin | Icaridine | hay-fever |
# digestion-care
Antacid chewable tablets | Comprimés antiacides à croquer | 4.50 | box of 30 | Sodium alginate | Alginate de sodium | stomach | basic
Loperamide 2 mg capsules | Lopéramide 2 mg gélules | 3.90 | box of 12 | Loperamide | Lopéramide | stomach | basic
Activated charcoal capsules | Gélules de charbon actif | 6.90 | box of 40 | - | - | stomach |
Rehydration sachets | Sachets de réhydratation | 5.50 | box of 10 | - | - | stomach | basic
Fennel and mint infusion | Infusion fenouil-menthe | 4.20 | box of 20 | - | - | stomach |
Probiotics, ten days | Probiotiques, dix jours | 11.90 | box of 10 | - | - | stomach |
Travel sickness tablets | Comprimés contre le mal des transports | 4.90 | box of 10 | Dimenhydrinate | Diménhydrinate | stomach |
Mild laxative sachets | Laxatif doux en sachets | 5.90 | box of 20 | Macrogol | Macrogol | stomach |
Heartburn tablets | Comprimés contre les brûlures d'estomac | 4.90 | box of 14 | Famotidine | Famotidine | stomach | basic
Lactase capsules | Gélules de lactase | 9.90 | box of 50 | Lactase | Lactase | stomach |
# sleep-calm
Melatonin 1 mg | Mélatonine 1 mg | 8.90 | box of 30 | Melatonin | Mélatonine | sleep |
Valerian and passionflower | Valériane et passiflore | 7.90 | box of 30 | - | - | sleep |
Night infusion with lime blossom | Infusion du soir au tilleul | 4.20 | box of 20 | - | - | sleep |
Foam earplugs | Bouchons d'oreille en mousse | 3.90 | box of 10 | - | - | sleep |
Silky sleep mask | Masque de nuit satiné | 9.90 | piece | - | - | sleep |
Calming drops with flower essences | Gouttes apaisantes aux fleurs | 12.90 | bottle 20 ml | - | - | sleep |
Nicotine chewing gum, mint | Gommes à la nicotine, menthe | 14.90 | box of 36 | Nicotine | Nicotine | everyday |
Nicotine patches | Patchs à la nicotine | 24.90 | box of 14 | Nicotine | Nicotine | everyday |
# prescription
Amoxicillin 500 mg capsules | Amoxicilline 500 mg gélules | 4.10 | box of 12 | Amoxicillin | Amoxicilline | infection |
Azithromycin 250 mg tablets | Azithromycine 250 mg comprimés | 6.80 | box of 6 | Azithromycin | Azithromycine | infection |
Amlodipine 5 mg tablets | Amlodipine 5 mg comprimés | 5.20 | box of 30 | Amlodipine | Amlodipine | blood-pressure |
Ramipril 5 mg tablets | Ramipril 5 mg comprimés | 5.60 | box of 30 | Ramipril | Ramipril | blood-pressure |
Metformin 850 mg tablets | Metformine 850 mg comprimés | 4.90 | box of 30 | Metformin | Metformine | diabetes |
Omeprazole 20 mg capsules | Oméprazole 20 mg gélules | 4.60 | box of 28 | Omeprazole | Oméprazole | stomach |
Salbutamol inhaler | Salbutamol en inhalateur | 5.90 | piece | Salbutamol | Salbutamol | cough |
Desloratadine 5 mg tablets | Desloratadine 5 mg comprimés | 5.40 | box of 30 | Desloratadine | Desloratadine | hay-fever |
Hydrocortisone 1% cream | Hydrocortisone 1 % crème | 4.30 | tube 30 g | Hydrocortisone | Hydrocortisone | dry-skin |
Insulin pen needles | Aiguilles pour stylo à insuline | 12.90 | box of 100 | - | - | diabetes |
Levothyroxine 50 µg tablets | Lévothyroxine 50 µg comprimés | 3.20 | box of 30 | Levothyroxine | Lévothyroxine | tiredness |
Contraceptive pill, three months | Pilule contraceptive, trois mois | 9.90 | box of 63 | Levonorgestrel | Lévonorgestrel | everyday |
Atorvastatin 20 mg tablets | Atorvastatine 20 mg comprimés | 6.10 | box of 30 | Atorvastatin | Atorvastatine | blood-pressure |
# first-aid
Assorted plasters | Pansements assortis | 3.50 | box of 20 | - | - | wounds | basic
Waterproof plasters | Pansements imperméables | 4.20 | box of 16 | - | - | wounds | basic
Blister plasters | Pansements pour ampoules | 6.90 | box of 6 | - | - | wounds |
Sterile gauze pads | Compresses stériles | 3.20 | box of 10 | - | - | wounds | basic
Elastic bandage | Bande élastique | 4.90 | piece | - | - | muscles-joints |
Chlorhexidine antiseptic | Antiseptique à la chlorhexidine | 3.90 | bottle 100 ml | Chlorhexidine | Chlorhexidine | wounds | basic
Saline solution, single doses | Sérum physiologique en dosettes | 3.60 | box of 20 | Sodium chloride | Chlorure de sodium | wounds | basic
First-aid kit for the home | Trousse de secours pour la maison | 19.90 | piece | - | - | wounds |
Soothing cream for small burns | Crème apaisante pour petites brûlures | 5.90 | tube 50 g | - | - | wounds |
Disposable gloves | Gants à usage unique | 6.90 | box of 100 | - | - | wounds | basic
Adhesive tape | Sparadrap | 2.90 | roll of 5 m | - | - | wounds |
Hydrogen peroxide | Eau oxygénée | 2.60 | bottle 250 ml | Hydrogen peroxide | Peroxyde d'hydrogène | wounds |
Instant cold pack | Poche de froid instantané | 3.20 | piece | - | - | muscles-joints |
Tweezers and nail scissors | Pince à épiler et ciseaux à ongles | 7.90 | piece | - | - | wounds |
Athlete's foot cream | Crème contre les mycoses des pieds | 7.20 | tube 30 g | Terbinafine | Terbinafine | dry-skin |
Wart treatment | Traitement des verrues | 11.90 | bottle 10 ml | Salicylic acid | Acide salicylique | dry-skin |
# vitamins
Vitamin C 1000 mg effervescent | Vitamine C 1000 mg effervescente | 6.90 | tube of 20 | Ascorbic acid | Acide ascorbique | tiredness | basic
Vitamin D3 drops | Vitamine D3 en gouttes | 8.50 | bottle 20 ml | Cholecalciferol | Cholécalciférol | tiredness | basic
Magnesium and B6 | Magnésium et B6 | 9.90 | box of 60 | Magnesium | Magnésium | tiredness |
Multivitamins for adults | Multivitamines pour adultes | 12.90 | box of 30 | - | - | tiredness |
Omega-3 capsules | Capsules d'oméga-3 | 14.90 | box of 60 | - | - | tiredness |
Iron and vitamin C | Fer et vitamine C | 10.50 | box of 30 | Iron | Fer | tiredness |
Royal jelly vials | Ampoules de gelée royale | 16.90 | box of 10 | - | - | tiredness |
Children's vitamin gums | Gommes vitaminées pour enfants | 9.90 | box of 60 | - | - | tiredness |
Zinc tablets | Zinc en comprimés | 7.90 | box of 60 | Zinc | Zinc | tiredness |
Vitamin B12 | Vitamine B12 | 9.50 | box of 60 | Cyanocobalamin | Cyanocobalamine | tiredness |
Calcium and vitamin D3 | Calcium et vitamine D3 | 10.90 | box of 60 | Calcium carbonate | Carbonate de calcium | tiredness |
Marine collagen powder | Collagène marin en poudre | 22.90 | tub 300 g | - | - | tiredness |
Electrolyte tablets for sport | Pastilles d'électrolytes pour le sport | 6.90 | tube of 20 | - | - | tiredness |
# face-body
Moisturising body lotion | Lait corporel hydratant | 9.90 | bottle 400 ml | - | - | dry-skin |
Face cream for dry skin | Crème visage pour peau sèche | 14.50 | tube 50 ml | - | - | dry-skin |
Hand cream with shea butter | Crème mains au karité | 5.90 | tube 75 ml | - | - | dry-skin |
Lip balm with beeswax | Baume à lèvres à la cire d'abeille | 3.50 | piece | - | - | dry-skin |
Micellar water | Eau micellaire | 8.90 | bottle 500 ml | - | - | dry-skin |
Soap-free cleansing bar | Pain nettoyant sans savon | 5.20 | block 100 g | - | - | dry-skin |
Nourishing oil for body and hair | Huile nourrissante corps et cheveux | 16.90 | bottle 100 ml | - | - | dry-skin |
Acne gel | Gel contre l'acné | 9.90 | tube 40 ml | Benzoyl peroxide | Peroxyde de benzoyle | dry-skin |
Anti-ageing night cream | Crème de nuit antirides | 24.90 | jar 50 ml | - | - | dry-skin |
Cold sore cream | Crème contre les boutons de fièvre | 6.90 | tube 2 g | Aciclovir | Aciclovir | dry-skin |
Foot cream for dry heels | Crème pour talons secs | 6.50 | tube 75 ml | - | - | dry-skin |
# sun-care
Sun cream SPF 50+ | Crème solaire SPF 50+ | 13.90 | tube 100 ml | - | - | sunburn |
Sun spray SPF 30 | Spray solaire SPF 30 | 12.90 | bottle 200 ml | - | - | sunburn |
Children's sun milk SPF 50+ | Lait solaire enfants SPF 50+ | 15.90 | bottle 150 ml | - | - | sunburn |
After-sun milk with aloe | Lait après-soleil à l'aloès | 9.50 | bottle 200 ml | - | - | sunburn |
Sun stick SPF 50 for the face | Stick solaire visage SPF 50 | 10.90 | piece | - | - | sunburn |
Mineral sunscreen SPF 50+ | Écran solaire minéral SPF 50+ | 14.90 | tube 50 ml | Zinc oxide | Oxyde de zinc | sunburn |
# oral-care
Soft toothbrush | Brosse à dents souple | 3.20 | piece | - | - | teeth | basic
Bamboo toothbrushes | Brosses à dents en bambou | 6.90 | pack of 2 | - | - | teeth |
Fluoride toothpaste | Dentifrice au fluor | 3.60 | tube 75 ml | Sodium fluoride | Fluorure de sodium | teeth | basic
Toothpaste for sensitive teeth | Dentifrice pour dents sensibles | 4.90 | tube 75 ml | - | - | teeth |
Dental floss | Fil dentaire | 3.90 | roll of 50 m | - | - | teeth |
Mint mouthwash | Bain de bouche à la menthe | 5.90 | bottle 500 ml | - | - | teeth |
Electric toothbrush | Brosse à dents électrique | 39.90 | piece | - | - | teeth |
Interdental brushes | Brossettes interdentaires | 5.50 | box of 8 | - | - | teeth |
Toothpaste for children | Dentifrice pour enfants | 3.20 | tube 50 ml | Sodium fluoride | Fluorure de sodium | teeth |
Denture tablets | Comprimés pour appareil dentaire | 5.90 | box of 32 | - | - | teeth |
# hygiene
Gentle shower gel | Gel douche doux | 4.90 | bottle 400 ml | - | - | everyday | basic
Hand sanitiser | Gel hydroalcoolique | 2.90 | bottle 100 ml | Ethanol | Éthanol | everyday | basic
Surgical masks | Masques chirurgicaux | 4.90 | box of 20 | - | - | everyday | basic
Mild shampoo | Shampooing doux | 6.50 | bottle 250 ml | - | - | everyday |
Roll-on deodorant | Déodorant à bille | 4.60 | bottle 50 ml | - | - | everyday |
Razors with three blades | Rasoirs à trois lames | 5.90 | pack of 4 | - | - | everyday |
Cotton pads | Disques de coton | 2.20 | bag of 80 | - | - | everyday |
Organic cotton pads, day | Serviettes en coton bio, jour | 4.20 | box of 12 | - | - | everyday | basic
Menstrual cup | Coupe menstruelle | 16.90 | piece | - | - | everyday |
Anti-dandruff shampoo | Shampooing antipelliculaire | 9.90 | bottle 200 ml | Ketoconazole | Kétoconazole | everyday |
Lice lotion | Lotion contre les poux | 14.90 | bottle 100 ml | Dimeticone | Diméticone | everyday |
Tampons, regular | Tampons, normal | 4.20 | box of 20 | - | - | everyday | basic
Intimate wash | Soin lavant intime | 6.90 | bottle 200 ml | - | - | everyday |
Condoms | Préservatifs | 7.90 | box of 12 | - | - | everyday | basic
Lubricant gel | Gel lubrifiant | 8.50 | tube 100 ml | - | - | everyday |
FFP2 masks | Masques FFP2 | 6.90 | box of 10 | - | - | everyday |
Compression socks | Chaussettes de contention | 24.90 | pair | - | - | muscles-joints |
# mother-baby
Cleansing milk for babies | Lait de toilette pour bébé | 7.90 | bottle 500 ml | - | - | baby-care |
Nappy cream | Crème pour le change | 6.50 | tube 100 g | Zinc oxide | Oxyde de zinc | baby-care | basic
Anti-colic bottle | Biberon anticolique | 9.90 | piece | - | - | baby-care |
First-age milk | Lait premier âge | 18.90 | tin 800 g | - | - | baby-care |
Soft dummies | Sucettes souples | 7.50 | pack of 2 | - | - | baby-care |
Bath thermometer | Thermomètre de bain | 8.90 | piece | - | - | baby-care |
Nursing pads | Coussinets d'allaitement | 6.90 | box of 30 | - | - | baby-care |
Baby wipes | Lingettes pour bébé | 3.20 | pack of 72 | - | - | baby-care | basic
Nappies for newborns | Couches pour nouveau-né | 8.90 | pack of 24 | - | - | baby-care | basic
Follow-on milk, second age | Lait deuxième âge | 17.90 | tin 800 g | - | - | baby-care |
Nasal aspirator for babies | Mouche-bébé | 9.50 | piece | - | - | baby-care |
# eye-care
Moisturising eye drops | Collyre hydratant | 9.50 | bottle 10 ml | Sodium hyaluronate | Hyaluronate de sodium | dry-eyes |
Contact lens solution | Solution pour lentilles | 11.90 | bottle 360 ml | - | - | dry-eyes |
Reading glasses +2.00 | Lunettes de lecture +2,00 | 14.90 | piece | - | - | dry-eyes |
Lens cleaning wipes | Lingettes pour lunettes | 4.50 | box of 30 | - | - | dry-eyes |
# devices
Digital thermometer | Thermomètre numérique | 6.90 | piece | - | - | fever-pain | basic
Infrared thermometer | Thermomètre infrarouge | 34.90 | piece | - | - | fever-pain |
Arm blood pressure monitor | Tensiomètre de bras | 49.90 | piece | - | - | blood-pressure |
Blood glucose meter | Lecteur de glycémie | 24.90 | piece | - | - | diabetes |
Glucose test strips | Bandelettes de glycémie | 19.90 | box of 50 | - | - | diabetes |
Antigen self-test | Autotest antigénique | 3.50 | piece | - | - | cold-flu | basic
Pregnancy test | Test de grossesse | 6.90 | piece | - | - | everyday | basic
Bathroom scale | Pèse-personne | 29.90 | piece | - | - | everyday |
Adjustable crutches | Béquilles réglables | 27.90 | pair | - | - | muscles-joints |
# natural-care
Tea tree essential oil | Huile essentielle d'arbre à thé | 6.50 | bottle 10 ml | - | - | everyday |
True lavender essential oil | Huile essentielle de lavande vraie | 7.20 | bottle 10 ml | - | - | sleep |
Calendula balm | Baume au calendula | 8.90 | jar 50 ml | - | - | dry-skin |
Aloe vera gel | Gel d'aloe vera | 9.90 | tube 200 ml | - | - | sunburn |
Propolis spray | Spray à la propolis | 8.50 | bottle 20 ml | - | - | sore-throat |
Ginger and lemon infusion | Infusion gingembre-citron | 4.50 | box of 20 | - | - | cold-flu |
`;

/** Laboratories, as name suffixes for repeated medicines. */
export const laboratories = [
  "Belmed",
  "Arcane",
  "Salvéo",
  "Norphar",
  "Vitalis",
  "Medoria",
  "Clairval",
  "Solène",
  "Axiane",
  "Pharmel",
];

/** Name | district | hours | marks. `full`: sells every product. */
export const pharmacyShopTable = `
Pharmacie du Port | 1 | always | full featured prescription
Pharmacie des Halles | 0 | shop | featured prescription recommended
Pharmacie Saint-Clair | 5 | shop | prescription
Pharmacie de la Gare | 3 | market | full prescription discount
Pharmacie des Remparts | 0 | shop | prescription
Pharmacie du Grand Pin | 6 | shop | recommended
Pharmacie de Garde Belrive | 2 | always | full prescription announcement
Pharmacie des Alouettes | 4 | shop | prescription free
Pharmacie Mercier | 1 | shop | scheduled
Pharmacie du Marché | 2 | market | discount
Parapharmacie Aloé | 0 | mall | recommended packaging
Herboristerie Simples | 4 | shop | scheduled
`;
