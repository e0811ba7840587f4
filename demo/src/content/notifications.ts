import type { NotificationContent } from "@errand/server/notifications/notification-content";

interface DemoNotification extends NotificationContent {
  cause: string;
  daysAgo: number;
}

/** Recent notifications of the shop to its customers. */
export const townNotifications: DemoNotification[] = [
  {
    cause: "news:coupons",
    daysAgo: 0.2,
    type: "push_notification",
    message: "offer",
    values: {
      title: { en: "Coupons for your next errand", fr: "Des coupons pour vos prochaines courses" },
      description: {
        en: "See what you can save today, on groceries, meals and more.",
        fr: "Voyez ce que vous pouvez économiser aujourd’hui, sur les courses, les repas et le reste.",
      },
    },
    target: { link: "/coupons" },
  },
  {
    cause: "news:passkeys",
    daysAgo: 8,
    type: "push_notification",
    message: "offer",
    values: {
      title: { en: "Sign in without a password", fr: "Connectez-vous sans mot de passe" },
      description: {
        en: "Add a passkey in your settings: your fingerprint or your face is enough.",
        fr: "Ajoutez une clé d’accès dans vos réglages : votre empreinte ou votre visage suffit.",
      },
    },
    target: { link: "/settings" },
  },
];
