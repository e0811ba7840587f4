import { useMessages } from "@errand/ui/messages/messages.ts";
import { useIsInBrowser } from "@errand/ui/use-is-in-browser.ts";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { Inbox } from "../chat/inbox.tsx";
import { AccountFrame } from "../profile/account-frame.tsx";
import { useStored } from "../visitor/storage.ts";
import { DirectionChoice } from "./direction-choice.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { NotificationChoices } from "./notification-choices.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { SessionList } from "./session-list.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

/** The settings, and with `page=inbox` the conversations of the customer (spec §2). */
export default function SettingsPage() {
  const [query] = useSearchParams();
  return query.get("page") === "inbox" ? <InboxPage /> : <Settings />;
}

function InboxPage() {
  const t = useMessages("chat");
  return (
    <AccountFrame title={t("title")}>
      <Inbox />
    </AccountFrame>
  );
}

function Settings() {
  const t = useMessages("settings");
  const isInBrowser = useIsInBrowser();
  const token = useStored("token");
  return (
    <AccountFrame title={t("title")} isOpen>
      <div className="flex flex-col gap-4">
        <Section title={t("theme.title")} text={t("theme.text")}>
          <ThemeChoice />
        </Section>
        <Section title={t("language.title")} text={t("language.text")}>
          <LanguageChoice />
        </Section>
        <Section title={t("direction.title")} text={t("direction.text")}>
          <DirectionChoice />
        </Section>
        {isInBrowser && token !== null && (
          <>
            <Section title={t("notifications.title")} text={t("notifications.text")}>
              <NotificationChoices />
            </Section>
            <Section title={t("passkeys.title")} text={t("passkeys.text")}>
              <PasskeyList />
            </Section>
            <Section title={t("sessions.title")} text={t("sessions.text")}>
              <SessionList />
            </Section>
          </>
        )}
      </div>
    </AccountFrame>
  );
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-card p-4 sm:p-5">
      <h2 className="text-lg">{title}</h2>
      <p className="mt-0.5 mb-3 text-muted">{text}</p>
      {children}
    </section>
  );
}
