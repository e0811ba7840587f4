import type { Language } from "@errand/core/language";
import type { Message } from "../integrations/outbox/message.ts";
import type { CodePurpose } from "./codes.tables.ts";

/** Names the purpose of a code in the message, so that nobody is talked into passing on another one. */
const uses: Record<CodePurpose, Record<Language, string>> = {
  phone: { en: "to sign in", fr: "pour vous connecter" },
  email: { en: "to confirm your e-mail", fr: "pour confirmer votre e-mail" },
  link: { en: "to add a way to sign in", fr: "pour ajouter un moyen de connexion" },
  reset: { en: "to set a new password", fr: "pour choisir un nouveau mot de passe" },
  profile: {
    en: "to confirm a change to your account",
    fr: "pour confirmer un changement dans votre compte",
  },
  wallet: { en: "to confirm your phone", fr: "pour confirmer votre téléphone" },
};

const words = {
  en: (code: string, use: string) => ({
    subject: `${code} is your code`,
    text: `${code} is your code ${use}. It works for 10 minutes. Give it to nobody; if you did not ask for it, you need do nothing.`,
  }),
  fr: (code: string, use: string) => ({
    subject: `${code} est votre code`,
    text: `${code} est votre code ${use}. Il est valable 10 minutes. Ne le donnez à personne ; si vous ne l’avez pas demandé, vous n’avez rien à faire.`,
  }),
};

export function codeMessage(parts: {
  code: string;
  purpose: CodePurpose;
  recipient: string;
  shopName: string;
  language: Language;
}): Message {
  const { code, purpose, recipient, shopName, language } = parts;
  const { subject, text } = words[language](code, uses[purpose][language]);
  return recipient.includes("@")
    ? {
        kind: "mail",
        to: recipient,
        subject: `${shopName}: ${subject}`,
        text: `${text}\n\n${shopName}`,
      }
    : { kind: "sms", to: recipient, subject: "", text: `${shopName}: ${text}` };
}
