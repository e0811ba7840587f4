import type { Trip } from "@errand/core/trips/trips.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Section } from "@errand/ui/section.tsx";
import type { LucideIcon } from "lucide-react";
import CreditCard from "lucide-react/icons/credit-card";
import IdCard from "lucide-react/icons/id-card";
import { useMoney } from "../config/shop.ts";
import { needsLicence } from "../rental/needs-licence.ts";

/** What the provider asks for at the hand-over, by the terms of the booking. */
export function WhatToBring({ trip }: { trip: Trip }) {
  const t = useMessages("trips");
  const money = useMoney();
  const { deposit, licence_years: years } = trip.terms;
  const needs = trip.trip_details.some(({ vehicle_details }) => needsLicence(vehicle_details));
  const entries: { icon: LucideIcon; title: string; text: string }[] = [
    needs
      ? {
          icon: IdCard,
          title: t("bring.licence"),
          text: years ? t("bring.licenceYears", { count: years }) : t("bring.licenceText"),
        }
      : { icon: IdCard, title: t("bring.identity"), text: t("bring.identityText") },
    ...(deposit > 0
      ? [
          {
            icon: CreditCard,
            title: t("bring.card"),
            text: t("bring.cardText", { amount: money(deposit) }),
          },
        ]
      : []),
  ];
  return (
    <Section title={t("bring.title")}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {entries.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex items-center gap-3.5">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken">
              <Icon aria-hidden className="size-5" strokeWidth={1.9} />
            </span>
            <span>
              <span className="block font-semibold">{title}</span>
              <span className="block text-sm text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
