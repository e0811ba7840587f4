/**
 * Comments of customers; `{item}` is the name of the item. Headings: `group:ratings`; rows: English
 * | French.
 */
export const reviewComments = `
# food:5
Arrived hot and exactly as described. | Arrivé chaud et conforme à la carte.
The best in the neighbourhood, every single time. | Le meilleur du quartier, à chaque fois.
Generous, tasty, well packed. We will order again. | Généreux, savoureux, bien emballé. Nous recommanderons.
You can taste that everything is cooked to order. | On sent que tout est cuisiné à la commande.
Seasoned just right, and the portion is honest. | Un assaisonnement juste et une portion honnête.
Our Friday evening habit, never disappointed. | Notre habitude du vendredi soir, jamais déçus.
Fresh produce, clear flavours. Bravo to the kitchen. | Des produits frais, des saveurs nettes. Bravo en cuisine.
“{item}” is what I order here every time. | « {item} » : ma commande de toujours ici.
# food:4
Very good, I would just like a little more sauce. | Très bon, j'aimerais juste un peu plus de sauce.
Tasty and quick; the box had opened a little on the way. | Bon et rapide ; la boîte s'était un peu ouverte en route.
A safe choice for a weekday evening. | Une valeur sûre pour un soir de semaine.
Good value, slightly salty for me. | Bon rapport qualité-prix, un peu salé pour moi.
Nicely cooked, a bit small for a big appetite. | Belle cuisson, un peu juste pour un gros appétit.
# food:3
Correct, but it arrived lukewarm. | Correct, mais arrivé tiède.
Good taste, forgotten cutlery. | Bon goût, couverts oubliés.
Average: I have had better from the same kitchen. | Moyen : j'ai connu mieux de la même cuisine.
# food:21
Cold on arrival and one sauce was missing. | Froid à l'arrivée et il manquait une sauce.
Overcooked this time. A pity. | Trop cuit cette fois. Dommage.
More than an hour's wait for a simple dish. | Plus d'une heure d'attente pour un plat simple.
# grocery:5
Beautiful quality, chosen with care. | Très belle qualité, choisie avec soin.
As fresh as at the market, and it keeps well. | Aussi frais qu'au marché, et ça se garde bien.
Everything was there and carefully packed. | Tout y était, emballé avec soin.
I buy it every week now. | J'en achète maintenant chaque semaine.
Real taste, fair price. | Un vrai goût, un prix juste.
“{item}”: always in my basket. | « {item} » : toujours dans mon panier.
# grocery:4
Good, though one piece was a little bruised. | Bien, même si une pièce était un peu abîmée.
Fresh and well weighed. A short best-before date. | Frais et bien pesé. Une date un peu courte.
Handy for a refill during the week. | Pratique pour compléter en semaine.
# grocery:3
Fine, nothing special. | Bien, sans plus.
Not quite ripe yet; it needed two days. | Pas encore mûr ; il a fallu attendre deux jours.
# grocery:21
The packet was torn on arrival. | Le paquet était déchiré à l'arrivée.
Not as fresh as hoped. | Moins frais qu'espéré.
# pharmacy:5
Delivered discreetly within half an hour. | Livraison discrète en une demi-heure.
A call from the pharmacist to explain the dose: perfect. | Un appel du pharmacien pour expliquer la dose : parfait.
Exactly what I needed, sealed and well dated. | Exactement ce qu'il fallait, scellé et bien daté.
Useful at night, when nobody wants to go out. | Précieux la nuit, quand personne n'a envie de sortir.
# pharmacy:4
Works well; a slightly cheaper box exists. | Efficace ; il existe une boîte un peu moins chère.
Quick delivery, a rather large bag for one box. | Livraison rapide, un sac un peu grand pour une boîte.
# pharmacy:3
All right, but the delivery took its time. | Correct, mais la livraison a pris son temps.
# pharmacy:21
The box was dented, and nobody answered the phone. | La boîte était cabossée et personne ne répondait au téléphone.
# ecommerce:5
Lovely finish, it looks better than in the picture. | Très belle finition, encore mieux que sur la photo.
True to size and well made. | Taille fidèle et belle fabrication.
A present that pleased a lot. | Un cadeau qui a beaucoup plu.
Well packed, and delivered the same day. | Bien emballé, livré le jour même.
Solid and simple, as I like things. | Solide et simple, comme j'aime.
“{item}” now has its place at home. | « {item} » a trouvé sa place à la maison.
# ecommerce:4
Good quality; the colour is a touch darker. | Bonne qualité ; la couleur est un peu plus foncée.
Does the job very well, the manual is short. | Fait très bien son travail, la notice est courte.
Nice object, a careful seller. | Bel objet, vendeur soigneux.
# ecommerce:3
Decent for the price. | Correct pour le prix.
Take care with the size: I had to exchange it. | Attention à la taille : j'ai dû échanger.
# ecommerce:21
A scratch on arrival; exchanged without discussion. | Une rayure à l'arrivée ; échange sans discussion.
Not what I imagined from the picture. | Pas ce que j'imaginais d'après la photo.
# rental:5
Clean, checked, handed over in five minutes. | Propre, vérifié, remis en cinq minutes.
Clear contract and no surprise at the end. | Contrat clair et aucune surprise à la fin.
A pleasure along the coast road. | Un plaisir sur la route de la côte.
Exactly the one in the pictures, and ready ten minutes early. | Exactement celui des photos, et prêt dix minutes en avance.
They explained everything, even the best place to park. | On nous a tout expliqué, même où se garer.
The deposit was released the same evening. | La caution a été libérée le soir même.
Three days by the sea, and we came back smiling. | Trois jours au bord de la mer, et un retour le sourire aux lèvres.
Third time here, and never a bad surprise. | Troisième fois ici, jamais de mauvaise surprise.
Our train was late; they waited for us. | Notre train avait du retard ; ils nous ont attendus.
# rental:4
Good condition; the pick-up point is a bit hard to find. | Bon état ; le point de remise est un peu difficile à trouver.
All went well, ten minutes of waiting. | Tout s'est bien passé, dix minutes d'attente.
Comfortable and tidy; a phone holder would have helped. | Confortable et soigné ; un support de téléphone aurait aidé.
Good value for a day out, the return takes a little time. | Bon prix pour une journée, le retour prend un peu de temps.
Runs well, a few scratches that were already noted. | Roule bien, quelques rayures déjà notées au contrat.
# rental:3
Correct, though it could have been cleaner. | Correct, mais la propreté est à améliorer.
It does the job; the queue at the counter was long. | Fait l'affaire ; longue file au comptoir.
The counter closed earlier than I had understood. | Le comptoir fermait plus tôt que je ne l'avais compris.
# rental:21
A warning light came on after an hour. | Un voyant s'est allumé au bout d'une heure.
We waited forty minutes for the handover. | Quarante minutes d'attente pour la remise.
# any:5
Thank you! | Merci !
I recommend it. | Je recommande.
Ten minutes before the time given. | Dix minutes avant l'heure annoncée.
The courier found the door at once. | Le coursier a trouvé la porte tout de suite.
My neighbours now order it too. | Mes voisins commandent aussi, maintenant.
I had forgotten how good it can be. | J'avais oublié à quel point c'est bien.
Nothing to add. | Rien à ajouter.
A little card was in the bag: charming. | Une petite carte dans le sac : charmant.
Already ordered again. | Déjà recommandé.
For a Sunday, perfect. | Pour un dimanche, parfait.
# any:4
I will order again. | Je recommanderai.
One star less for the waiting. | Une étoile en moins pour l'attente.
On time, too. | Et à l'heure.
I would take it again without hesitating. | J'en reprendrais sans hésiter.
The packaging could be lighter. | L'emballage pourrait être plus léger.
Better than last year. | Mieux que l'an dernier.
Good, really. | Vraiment bien.
# any:3
To be tried again. | À réessayer.
Perhaps a bad day. | Peut-être un mauvais jour.
The courier, on the other hand, was kind. | Le coursier, lui, était aimable.
I expected a little more. | J'attendais un peu mieux.
# any:21
They gave the money back, all the same. | L'argent a tout de même été rendu.
I will wait before trying again. | J'attendrai avant de réessayer.
The store apologised. | Le commerce s'est excusé.
`;

/** Replies of stores. Headings: `low` for one to three stars, `high` for the others. */
export const reviewReplies = `
# high
Thank you so much, see you soon! | Merci beaucoup, à bientôt !
That gives the whole team pleasure. | Cela fait plaisir à toute l'équipe.
Thank you for taking the time to write. | Merci d'avoir pris le temps d'écrire.
# low
We are sorry. Write to us and we will put it right. | Nous sommes désolés. Écrivez-nous, nous ferons le nécessaire.
Thank you for telling us; we have talked about it with the team. | Merci de nous l'avoir dit ; nous en avons parlé en équipe.
That is not our standard. Please give us another chance. | Ce n'est pas notre niveau habituel. Laissez-nous une autre chance.
`;
