import type { Language } from "@errand/core/language";

/** What the server says when all went well; refusals have their words in core's `errors`. */
const messages = {
  welcome: { en: "Welcome", fr: "Bienvenue" },
  signed_up: { en: "Signup successfully.", fr: "Inscription réussie." },
  signed_in: { en: "Logged in successfully", fr: "Connexion réussie" },
  signed_out: { en: "Logout successful", fr: "Déconnexion réussie" },
  device_signed_out: { en: "The device is signed out.", fr: "L’appareil est déconnecté." },
  others_signed_out: {
    en: "All other devices are signed out.",
    fr: "Tous les autres appareils sont déconnectés.",
  },
  address_added: { en: "Address added successfully", fr: "Adresse ajoutée" },
  address_updated: { en: "Address updated successfully", fr: "Adresse modifiée" },
  address_removed: { en: "Address deleted successfully", fr: "Adresse supprimée" },
  wish_added: { en: "Added to your wishlist", fr: "Ajouté à vos souhaits" },
  wish_removed: { en: "Removed from your wishlist", fr: "Retiré de vos souhaits" },
  code_sent: {
    en: "If we know this contact, a code is on its way.",
    fr: "Si nous connaissons ce contact, un code est en route.",
  },
  updated: { en: "Updated successfully.", fr: "Modifications enregistrées." },
  account_removed: { en: "Account has been deleted.", fr: "Le compte a été supprimé." },
  code_on_its_way: { en: "We have sent you a code.", fr: "Nous vous avons envoyé un code." },
  is_it_you: {
    en: "We know an account with this contact. Is it you?",
    fr: "Nous connaissons un compte avec ce contact. Est-ce vous ?",
  },
  your_name: { en: "Please tell us your name.", fr: "Veuillez nous indiquer votre nom." },
  code_right: { en: "The code is right.", fr: "Le code est correct." },
  password_reset: {
    en: "Your password has been changed. Please sign in.",
    fr: "Votre mot de passe a été changé. Veuillez vous connecter.",
  },
  order_placed: { en: "Order placed successfully", fr: "Commande passée avec succès" },
  order_canceled: { en: "Order canceled", fr: "Commande annulée" },
} as const satisfies Record<string, Record<Language, string>>;

export function translate(message: keyof typeof messages, language: Language): string {
  return messages[message][language];
}
