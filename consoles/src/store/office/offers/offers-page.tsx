import { useMessages } from "@errand/ui/messages/messages.ts";
import { useSearchParams } from "react-router";
import { useMember } from "../../../console/console.ts";
import { PageHead } from "../../../console/office/page-head.tsx";
import { Segments } from "../../../console/office/segments.tsx";
import { Campaigns } from "./campaigns.tsx";
import { Coupons } from "./coupons.tsx";
import { DiscountPart } from "./discount.tsx";

const parts = ["discount", "coupons", "campaigns"] as const;

/** What the store takes off its prices, and the campaigns in which it takes part. */
export function OffersPage() {
  const t = useMessages("offers");
  const office = useMessages("office");
  const isStore = useMember().kind === "store_staff";
  // Providers of vehicles have no part in campaigns.
  const shownParts = parts.filter((each) => each !== "campaigns" || isStore);
  const [params, setParams] = useSearchParams();
  const part = shownParts.find((each) => each === params.get("show")) ?? "discount";
  return (
    <>
      <PageHead title={office("section.offers")}>
        <Segments
          label={t("show")}
          value={part}
          onChange={(show) => setParams(show === "discount" ? {} : { show }, { replace: true })}
          options={shownParts.map((value) => ({ value, label: t(`part.${value}`) }))}
        />
      </PageHead>
      {part === "discount" && <DiscountPart />}
      {part === "coupons" && <Coupons />}
      {part === "campaigns" && <Campaigns />}
    </>
  );
}
