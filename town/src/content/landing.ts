import type { Landing } from "@errand/core/config/config.contract";
import type { Language, LocalizedText } from "@errand/core/language";
import { pictureOf, widePictureOf } from "../pictures/picture-name.ts";
import { localized } from "./text-table.ts";

const text = {
  title: localized("Everything Belrive has, at your door", "Tout Belrive, à votre porte"),
  subTitle: localized(
    "Dinner, groceries, medicine, gifts, parcels and rentals: one shop for every errand.",
    "Repas, courses, médicaments, cadeaux, colis et locations : une seule adresse pour tous vos achats.",
  ),
  tagLine: localized("Where should we deliver?", "Où devons-nous livrer ?"),
  modules: localized("What do you need?", "De quoi avez-vous besoin ?"),
  modulesSub: localized("Six ways to shop", "Six façons de faire vos courses"),
  company: localized("A town, not a warehouse", "Une ville, pas un entrepôt"),
  companySub: localized(
    "Every order supports a shop you know.",
    "Chaque commande fait vivre un commerce que vous connaissez.",
  ),
  companyText: localized(
    "Errand brings together the kitchens, shops and pharmacies of Belrive. They set their own prices and hours; our couriers know every stairway between the harbour and the heights.",
    "Errand réunit les cuisines, boutiques et pharmacies de Belrive. Elles fixent leurs prix et leurs horaires ; nos livreurs connaissent chaque escalier entre le port et les hauteurs.",
  ),
  companyButton: localized("About us", "À propos"),
  earning: localized("Work with us", "Travailler avec nous"),
  earningSub: localized(
    "Bring your shop or your bicycle.",
    "Venez avec votre boutique ou votre vélo.",
  ),
  seller: localized("Open your shop here", "Ouvrez votre boutique ici"),
  sellerSub: localized(
    "Your prices, your hours, our couriers.",
    "Vos prix, vos horaires, nos livreurs.",
  ),
  sellerButton: localized("Register a store", "Inscrire un commerce"),
  courier: localized("Ride with us", "Roulez avec nous"),
  courierSub: localized(
    "Choose your days, keep all your tips.",
    "Choisissez vos jours, gardez tous vos pourboires.",
  ),
  courierButton: localized("Become a courier", "Devenir livreur"),
  testimonials: localized("What the town says", "Ce qu’on en dit en ville"),
  newsletter: localized("News from the market", "Des nouvelles du marché"),
  newsletterSub: localized(
    "What’s in season, new and open, once a month.",
    "De saison, nouveau, ouvert : l’essentiel une fois par mois.",
  ),
  footer: localized(
    "One shop for every errand in Belrive.",
    "Une seule adresse pour toutes les courses de Belrive.",
  ),
  zones: localized("Where we deliver", "Où nous livrons"),
  zonesText: localized(
    "All seven districts of Belrive, from the Old Town to the Point.",
    "Les sept quartiers de Belrive, de la Vieille Ville à la Pointe.",
  ),
} satisfies Record<string, LocalizedText>;

const testimonials = [
  {
    name: "Jeanne A.",
    picture: pictureOf("👵🏻", "lemon"),
    designation: localized(
      "Old Town, customer since the first week",
      "Vieille Ville, cliente de la première heure",
    ),
    review: localized(
      "I live on the fourth floor without a lift. My market comes up the stairs now, and with a smile.",
      "J’habite au quatrième sans ascenseur. Mon marché monte maintenant les étages, et avec le sourire.",
    ),
  },
  {
    name: "Karim B.",
    picture: pictureOf("👨🏽", "sky"),
    designation: localized("Cook at Le Cèdre", "Cuisinier au Cèdre"),
    review: localized(
      "We kept our prices and our evenings. The orders simply arrive, already clear.",
      "Nous avons gardé nos prix et nos soirées. Les commandes arrivent, claires, tout simplement.",
    ),
  },
  {
    name: "Élise M.",
    picture: pictureOf("👩🏼‍⚕️", "mint"),
    designation: localized("Nurse at the hospital", "Infirmière au Centre hospitalier"),
    review: localized(
      "At four in the morning there is still a warm soup somewhere. That matters on night duty.",
      "À quatre heures du matin, il y a toujours une soupe chaude quelque part. De nuit, cela compte.",
    ),
  },
  {
    name: "Théo P.",
    picture: pictureOf("👨🏻‍🎓", "plum"),
    designation: localized("Student, Station Quarter", "Étudiant, quartier de la Gare"),
    review: localized(
      "I saw the courier turn into my street on the map. My keys came back before the lecture.",
      "J’ai vu le livreur tourner dans ma rue sur la carte. Mes clés sont revenues avant le cours.",
    ),
  },
];

/** The landing page without its zones, which are read from the database; pictures are names. */
export type LandingText = Omit<Landing, "available_zone"> & {
  available_zone: Omit<Landing["available_zone"], "list">;
};

/**
 * Returns the landing page in a language. `partners` 0 hides the invitations to register as a
 * partner.
 */
export function landingIn(language: Language, partners: 0 | 1): LandingText {
  const localize = (localizedText: LocalizedText) => localizedText[language];
  return {
    header_title: localize(text.title),
    header_sub_title: localize(text.subTitle),
    header_tag_line: localize(text.tagLine),
    header_banner_full_url: widePictureOf(["🛍️", "🍕", "🛵"], "sand"),
    module_section: { title: localize(text.modules), sub_title: localize(text.modulesSub) },
    company: {
      title: localize(text.company),
      sub_title: localize(text.companySub),
      description: localize(text.companyText),
      button_name: localize(text.companyButton),
      button_url: "/about-us",
    },
    promotion_banners_full_url: [
      widePictureOf(["🍕", "🍔", "🍣"], "tomato"),
      widePictureOf(["🥦", "🍓", "🥖"], "leaf"),
      widePictureOf(["👗", "📚", "🎧"], "indigo"),
    ],
    earning: {
      title: localize(text.earning),
      sub_title: localize(text.earningSub),
      seller: {
        title: localize(text.seller),
        sub_title: localize(text.sellerSub),
        button_name: localize(text.sellerButton),
        status: partners,
      },
      dm: {
        title: localize(text.courier),
        sub_title: localize(text.courierSub),
        button_name: localize(text.courierButton),
        status: partners,
      },
    },
    testimonial_title: localize(text.testimonials),
    testimonial_list: testimonials.map(({ name, picture, designation, review }, index) => ({
      id: index + 1,
      name,
      designation: localize(designation),
      review: localize(review),
      reviewer_image_full_url: picture,
    })),
    newsletter: { title: localize(text.newsletter), sub_title: localize(text.newsletterSub) },
    footer_description: localize(text.footer),
    available_zone: {
      status: 1,
      title: localize(text.zones),
      short_description: localize(text.zonesText),
    },
  };
}
