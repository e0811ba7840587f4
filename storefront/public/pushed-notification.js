/** What the service workers of the shop and of its consoles do with what is pushed. */

/** Shows a message of `push-notification.ts` or `push-to-staff.ts`. */
self.addEventListener("push", (event) => {
  const { title, text, path, image, topic, language, isSilent } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body: text,
      // Replaces the former one about the same order.
      tag: topic,
      renotify: !isSilent,
      silent: isSilent,
      icon: image ?? "/icon-192.png",
      badge: "/badge-96.png",
      lang: language,
      data: { path },
    }),
  );
});

/** The address that a notification opens; null for another site, whatever the message says. */
self.notificationAddress = ({ data }) => {
  const url = new URL(data.path, self.location.origin);
  return url.origin === self.location.origin ? url.href : null;
};
