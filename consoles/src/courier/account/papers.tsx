import type { CourierContract } from "@errand/core/contract.courier";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTimeText } from "../../console/use-shop.ts";
import { useCourierClient } from "../courier-client.ts";
import { PhoneButton } from "../phone-button.tsx";
import { PaperForm } from "./paper-form.tsx";

type Paper = CourierContract["GET /courier/papers"]["reply"][number];

/** The papers that the desk has seen, until when they are valid, and a new one. */
export function Papers() {
  const t = useMessages("my-account");
  const { endpointQuery, scope } = useCourierClient();
  const { data: papers, refetch } = useQuery(endpointQuery(scope, "GET /courier/papers"));
  const [isAdding, setAdding] = useState(false);
  if (!papers) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-[1.25rem]">{t("papers.title")}</h2>
      {papers.length === 0 ? (
        <p className="font-semibold text-strong">{t("papers.none")}</p>
      ) : (
        <ul>
          {papers.map((paper) => (
            <PaperRow key={paper.id} paper={paper} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <PaperForm
          onClose={() => {
            setAdding(false);
            void refetch();
          }}
        />
      ) : (
        <PhoneButton tone="soft" onClick={() => setAdding(true)}>
          {t("papers.add")}
        </PhoneButton>
      )}
    </section>
  );
}

function PaperRow({ paper }: { paper: Paper }) {
  const t = useMessages("my-account");
  const { day } = useTimeText();
  const { kind, number, valid_until, state, expired, reason } = paper;
  const isBad = expired || state === "refused";
  return (
    <li className="border-b border-line py-3 leading-tight">
      <b className="block text-[1.125rem] wrap-anywhere">{`${t(`papers.kind.${kind}`)}, ${number}`}</b>
      <span className={`block font-semibold ${isBad ? "text-bad" : "text-strong"}`}>
        {t(`papers.state.${expired ? "expired" : state}`)}
        {valid_until && `, ${t("papers.until", { day: day(`${valid_until}T12:00:00Z`) })}`}
      </span>
      {reason && <span className="block font-semibold wrap-anywhere">{reason}</span>}
    </li>
  );
}
