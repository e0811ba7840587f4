import { Button } from "@errand/ui/button.tsx";
import { controlClasses } from "@errand/ui/field.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import type { FormEvent } from "react";

/** The newsletter form. It makes no request (spec §1) and says so. */
export function Newsletter() {
  const t = useMessages("shell");

  function submit(event: FormEvent) {
    event.preventDefault();
    toast.info(t("footer.newsletter.notYet"), { id: "newsletter" });
  }

  return (
    <form onSubmit={submit} className="mt-2 w-full">
      <h2 className="text-base">{t("footer.newsletter.title")}</h2>
      <p className="mt-1 mb-3 text-sm text-muted">{t("footer.newsletter.text")}</p>
      <div className="flex gap-2">
        <input
          type="email"
          name="email"
          required
          maxLength={255}
          autoComplete="email"
          aria-label={t("footer.newsletter.label")}
          placeholder={t("footer.newsletter.label")}
          className={controlClasses}
        />
        <Button type="submit" variant="soft">
          {t("footer.newsletter.action")}
        </Button>
      </div>
    </form>
  );
}
