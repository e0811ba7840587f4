import { Dialog, type DialogProps } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Tabs } from "@errand/ui/tabs.tsx";
import { useState } from "react";
import { ContactForms } from "./contact-forms.tsx";
import { Devices } from "./devices.tsx";
import { NameForm } from "./name-form.tsx";
import { PasswordChange } from "./password-change.tsx";

type AccountDialogProps = Pick<DialogProps, "open" | "onClose" | "focusAfter">;

type Part = "me" | "password" | "devices";

/** The own account of a member of the staff: name, contacts, password and devices. */
export function AccountDialog(props: AccountDialogProps) {
  const t = useMessages("own-account");
  const [tab, setTab] = useState<Part>("me");
  return (
    <Dialog {...props} size="lg" title={t("title")}>
      <Tabs<Part>
        label={t("title")}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: "me",
            label: t("tab.me"),
            content: (
              <div className="flex flex-col gap-6">
                <NameForm />
                <ContactForms />
              </div>
            ),
          },
          { value: "password", label: t("tab.password"), content: <PasswordChange /> },
          { value: "devices", label: t("tab.devices"), content: <Devices /> },
        ]}
      />
    </Dialog>
  );
}
