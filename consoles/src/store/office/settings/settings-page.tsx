import { useMessages } from "@errand/ui/messages/messages.ts";
import { useSearchParams } from "react-router";
import { PageHead } from "../../../console/office/page-head.tsx";
import { Segments } from "../../../console/office/segments.tsx";
import { OrderSettings } from "./order-settings.tsx";
import { PrinterSettings } from "./printer/printer-settings.tsx";
import { ProfileSettings } from "./profile/profile-settings.tsx";

const parts = ["orders", "profile", "printer"] as const;

/** How the store takes orders, what it says of itself, and what it prints. */
export function SettingsPage() {
  const t = useMessages("store-settings");
  const office = useMessages("office");
  const [params, setParams] = useSearchParams();
  const part = parts.find((each) => each === params.get("show")) ?? "orders";
  return (
    <>
      <PageHead title={office("section.settings")}>
        <Segments
          label={t("show")}
          value={part}
          onChange={(show) => setParams(show === "orders" ? {} : { show }, { replace: true })}
          options={parts.map((value) => ({ value, label: t(`part.${value}`) }))}
        />
      </PageHead>
      {part === "orders" && <OrderSettings />}
      {part === "profile" && <ProfileSettings />}
      {part === "printer" && <PrinterSettings />}
    </>
  );
}
