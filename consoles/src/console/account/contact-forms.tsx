import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useState } from "react";
import { useMember } from "../console.ts";
import { ContactForm, type ContactKind } from "./contact-form.tsx";

const contacts: readonly ContactKind[] = ["email", "phone"];

/** E-mail and phone, with which the member signs in; each is changed by itself. */
export function ContactForms() {
  const t = useMessages("own-account");
  const me = useMember();
  const [changed, setChanged] = useState<ContactKind | null>(null);
  return (
    <ul className="divide-y divide-line border-y border-line">
      {contacts.map((kind) => (
        <li key={kind} className="py-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0">
              <b className="block">{t(`contact.${kind}`)}</b>
              <bdi className="text-muted wrap-anywhere">{me[kind] ?? t("contact.none")}</bdi>
            </p>
            {changed !== kind && (
              <Button
                variant="outline"
                size="sm"
                aria-label={t(`contact.change.${kind}`)}
                onClick={() => setChanged(kind)}
              >
                {t("contact.open")}
              </Button>
            )}
          </div>
          {changed === kind && <ContactForm kind={kind} onClose={() => setChanged(null)} />}
        </li>
      ))}
    </ul>
  );
}
