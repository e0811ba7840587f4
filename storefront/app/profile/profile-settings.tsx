import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import type { ReactNode } from "react";
import { useProfile } from "../account/account.queries.ts";
import { useShop } from "../config/shop.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { DetailsForm } from "./details-form.tsx";
import { ExportData } from "./export-data.tsx";
import { PasswordForm } from "./password-form.tsx";

/** `/profile?page=profile-settings`. */
export function ProfileSettings() {
  const t = useMessages("profile");
  const { config } = useShop();
  const { data: profile, isError, refetch } = useProfile();
  if (!profile) {
    if (isError) return <ErrorState text={t("loadError")} onRetry={() => void refetch()} />;
    return <Skeleton className="h-120 rounded-card" />;
  }
  return (
    <div className="flex flex-col gap-4">
      <Section title={t("details")}>
        <DetailsForm profile={profile} />
      </Section>
      {config.centralize_login.manual_login_status === 1 && (
        <Section
          title={profile.has_password ? t("password.title") : t("password.first")}
          text={t("password.text")}
        >
          <PasswordForm profile={profile} />
        </Section>
      )}
      <Section title={t("export.title")} text={t("export.text")}>
        <ExportData />
      </Section>
      <Section title={t("delete.title")} text={t("delete.text")}>
        <DeleteAccount profile={profile} />
      </Section>
    </div>
  );
}

function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-card p-4 sm:p-5">
      <h2 className="mb-1 text-lg">{title}</h2>
      {text && <p className="mb-4 text-muted">{text}</p>}
      <div className={text ? "max-w-2xl" : "mt-4 max-w-2xl"}>{children}</div>
    </section>
  );
}
