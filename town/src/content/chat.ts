import type { ReceiverType } from "@errand/core/chat/chat.types";
import type { LocalizedText } from "@errand/core/language";

/** What customers can send with one tap; `receivers` are those whom it suits, if not everybody. */
export const quickPhrases: (LocalizedText & { receivers?: ReceiverType[] })[] = [
  { en: "Where is my order?", fr: "Où est ma commande ?" },
  {
    en: "Something is missing.",
    fr: "Il manque quelque chose.",
    receivers: ["admin", "vendor"],
  },
  { en: "Please ring the bell.", fr: "Sonnez s’il vous plaît.", receivers: ["delivery_man"] },
  { en: "I’m at the door.", fr: "Je suis devant la porte.", receivers: ["delivery_man"] },
  { en: "Thank you!", fr: "Merci !" },
];

/** What the other side answers, in turn. */
export const answers: Record<ReceiverType, LocalizedText[]> = {
  vendor: [
    {
      en: "Hello! We have seen your message and take care of it right away.",
      fr: "Bonjour ! Nous avons bien lu votre message et nous nous en occupons tout de suite.",
    },
    {
      en: "Noted, we pass it on to the team. Anything else?",
      fr: "C’est noté, nous le transmettons à l’équipe. Autre chose ?",
    },
    {
      en: "With pleasure. Your order is in good hands.",
      fr: "Avec plaisir. Votre commande est entre de bonnes mains.",
    },
  ],
  delivery_man: [
    {
      en: "Hi! I’m on my bike and answer when I stop. See you soon.",
      fr: "Bonjour ! Je suis à vélo, je réponds dès que je m’arrête. À tout de suite.",
    },
    { en: "All right, I’ll do it like that.", fr: "D’accord, je fais comme ça." },
    { en: "Just a few more minutes.", fr: "Encore quelques minutes." },
  ],
  admin: [
    {
      en: "Hello, this is the support of Errand. Thank you for writing: we look into it now.",
      fr: "Bonjour, ici l’assistance d’Errand. Merci de votre message : nous regardons cela tout de suite.",
    },
    {
      en: "Thank you. We have added it to your request and come back to you here.",
      fr: "Merci. Nous l’avons ajouté à votre demande et revenons vers vous ici.",
    },
    {
      en: "You are welcome. We are here every day from 8 to 22.",
      fr: "Je vous en prie. Nous sommes là tous les jours de 8 h à 22 h.",
    },
  ],
};

/** What a rental provider answers, in turn. */
export const providerAnswers: LocalizedText[] = [
  {
    en: "Hello! Your vehicle is reserved; we get it ready before you come.",
    fr: "Bonjour ! Votre véhicule est réservé, nous le préparons avant votre arrivée.",
  },
  {
    en: "Noted for your trip. Please bring your licence and the card for the deposit.",
    fr: "C’est noté pour votre trajet. Pensez au permis et à la carte pour la caution.",
  },
  {
    en: "With pleasure. If you are late, just write here: we wait.",
    fr: "Avec plaisir. Si vous avez du retard, écrivez-nous ici : nous attendons.",
  },
];

/** Words that tell a French message from an English one. */
export const frenchWords =
  /[àâçéèêëîïôùûœ]|\b(je|vous|nous|est|la|le|les|une|des|bonjour|merci|commande|où|pas|mon|ma)\b/i;

interface PastMessage {
  by: "customer" | "receiver";
  text: string;
  minutes: number;
}

interface PastConversation {
  type: ReceiverType;
  daysAgo: number;
  /** The last message of the other side is not read yet. */
  isUnread: boolean;
  /** `minutes` after the conversation began. */
  messages: PastMessage[];
}

const customer = (minutes: number, text: string): PastMessage => ({
  by: "customer",
  text,
  minutes,
});
const other = (minutes: number, text: string): PastMessage => ({ by: "receiver", text, minutes });

/** What Camille has written and read before the first start. */
export const pastConversations: PastConversation[] = [
  {
    type: "vendor",
    daysAgo: 6,
    isUnread: false,
    messages: [
      customer(0, "Bonjour, est-ce que vous pourriez mettre la sauce à part ?"),
      other(2, "Bonjour Camille, bien sûr ! Nous la mettons dans un petit pot."),
      customer(3, "Parfait, merci beaucoup."),
      other(4, "Avec plaisir, bon appétit !"),
    ],
  },
  {
    type: "delivery_man",
    daysAgo: 6,
    isUnread: false,
    messages: [
      other(30, "Bonjour, je suis en bas. Quel est le code de la porte ?"),
      customer(31, "4 B 27, troisième étage à gauche."),
      other(31, "Merci, j’arrive !"),
    ],
  },
  {
    type: "admin",
    daysAgo: 1,
    isUnread: true,
    messages: [
      customer(0, "Bonjour, il manquait un yaourt dans ma dernière commande."),
      other(
        9,
        "Bonjour Camille, nous en sommes désolés. Pouvez-vous nous envoyer une photo du ticket ?",
      ),
      customer(14, "Je n’ai plus le ticket, mais le livreur l’a noté."),
      other(25, "C’est vérifié, merci. Nous vous avons remboursé le prix du yaourt."),
    ],
  },
];
