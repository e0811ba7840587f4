import { useMessages } from "@errand/ui/messages/messages.ts";
import type { Revealed } from "./people.queries.ts";

/** The contacts that were asked for, until the page is left. */
export function RevealedContacts({
  revealed: { phone, email, addresses },
}: {
  revealed: Revealed;
}) {
  const t = useMessages("people");
  return (
    <section
      aria-label={t("contacts")}
      className="grid gap-4 border-b border-line bg-panel px-4 py-3 md:grid-cols-2 md:px-5"
    >
      <div>
        <h2 className="pb-1 text-body font-bold">{t("contacts")}</h2>
        {phone && (
          <p>
            <a
              href={`tel:${phone}`}
              className="inline-flex min-h-11 items-center font-bold underline md:pointer-fine:min-h-9"
            >
              {phone}
            </a>
          </p>
        )}
        {email && (
          <p>
            <a
              href={`mailto:${email}`}
              className="inline-flex min-h-11 items-center font-bold wrap-anywhere underline md:pointer-fine:min-h-9"
            >
              {email}
            </a>
          </p>
        )}
      </div>
      <div>
        <h2 className="pb-1 text-body font-bold">{t("addresses")}</h2>
        {addresses.length === 0 && <p className="text-strong">{t("noAddresses")}</p>}
        <ul>
          {addresses.map(({ id, address, contact_person_name, contact_person_number }) => (
            <li key={id} className="border-b border-line py-2">
              {address}
              <p className="text-meta text-strong">
                {contact_person_name}, {contact_person_number}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
