import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { stored } from "../visitor/storage.ts";
import { acceptedInvitation } from "./invitation.ts";
import type { PhoneCodeValues } from "./phone-code-form.tsx";
import type { PhoneStepValues } from "./phone-step.tsx";
import type { SignInValues } from "./sign-in-form.tsx";
import type { SignUpValues } from "./sign-up-form.tsx";
import type { UserInfoValues } from "./user-info-form.tsx";

/** The forms of the dialog; their values stay while the customer switches between them. */
export function useSignInForms() {
  const signIn = useValidatedForm<SignInValues>({
    defaultValues: {
      email_or_phone: stored("userDatafor")?.email_or_phone ?? "",
      password: "",
      isRemembered: true,
    },
  });
  const phoneCode = useValidatedForm<PhoneCodeValues>({ defaultValues: { email_or_phone: "" } });
  const signUp = useValidatedForm<SignUpValues>({
    defaultValues: {
      name: "",
      email: "",
      phone: "",
      password: "",
      confirm_password: "",
      ref_code: acceptedInvitation(),
      hasAccepted: false,
    },
  });
  const phoneStep = useValidatedForm<PhoneStepValues>({ defaultValues: { phone: "" } });
  const userInfo = useValidatedForm<UserInfoValues>({
    defaultValues: { name: "", email: "", phone: "", ref_code: acceptedInvitation() },
  });

  /** Clears passwords and personal data, which the next user of the device must not see. */
  function clear() {
    signIn.resetField("password");
    for (const form of [phoneCode, signUp, phoneStep, userInfo]) form.reset();
  }
  return { signIn, phoneCode, signUp, phoneStep, userInfo, clear };
}
