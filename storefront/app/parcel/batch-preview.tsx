import { useMessages } from "@errand/ui/messages/messages.ts";
import { Section } from "@errand/ui/section.tsx";
import { Money } from "../config/money.tsx";
import type { Preview } from "./use-parcel-batch.ts";

/** The receivers of a file in the order of the ride, then the refused rows with their reasons. */
export function BatchPreview({ preview }: { preview: Preview }) {
  const t = useMessages("parcel");
  const { rows, stops, minutes, total } = preview;
  const refused = rows.filter(({ receiver }) => receiver === null);
  return (
    <>
      <Section
        title={t("batch.stops", { count: stops.length })}
        text={stops.length > 0 && t("batch.minutes", { count: minutes })}
      >
        <ol className="divide-y divide-line">
          {stops.map((index, place) => {
            const row = rows[index];
            if (!row?.receiver || row.price === null) return null;
            const { contact_person_name: name, address, additional_address } = row.receiver;
            return (
              <li key={row.line} className="flex items-baseline gap-4 py-3">
                <span className="w-6 shrink-0 font-bold tabular-nums">{place + 1}</span>
                <span className="min-w-0 grow">
                  <bdi className="block font-semibold">{name}</bdi>
                  <bdi className="block text-muted">
                    {[address, additional_address].filter(Boolean).join(", ")}
                  </bdi>
                </span>
                <Money amount={row.price} className="tabular-nums" />
              </li>
            );
          })}
        </ol>
        {stops.length > 0 && (
          <p className="flex justify-between border-t border-line pt-3 font-bold">
            <span>{t("batch.total")}</span>
            <Money amount={total} className="tabular-nums" />
          </p>
        )}
      </Section>
      {refused.length > 0 && (
        <Section
          title={t("batch.refused", { count: refused.length })}
          text={t("batch.refusedText")}
        >
          <ul className="divide-y divide-line">
            {refused.map(({ line, name, address, errors }) => (
              <li key={line} className="py-3">
                <span className="block font-semibold">
                  {t("batch.line", { line })}{" "}
                  <bdi className="font-normal text-muted">
                    {[name, address].filter(Boolean).join(", ")}
                  </bdi>
                </span>
                {errors.map((error) => (
                  <span key={error} className="block text-bad">
                    {error}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
