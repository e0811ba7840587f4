import { useForm } from "react-hook-form";
import { stored } from "../client/storage.ts";
import type { PhoneCodeValues } from "./phone-code-form.tsx";
import type { PhoneStepValues } from "./phone-step.tsx";
import type { SignInValues } from "./sign-in-form.tsx";
import type { SignUpValues } from "./sign-up-form.tsx";
import type { UserInfoValues } from "./user-info-form.tsx";

/** What is typed into the forms of the dialog, kept while one goes from one to another and back. */
export function useSignInForms() {
  const mode = "onTouched";
  const signIn = useForm<SignInValues>({
    mode,
    defaultValues: {
      email_or_phone: stored("userDatafor")?.email_or_phone ?? "",
      password: "",
      isRemembered: true,
    },
  });
  const phoneCode = useForm<PhoneCodeValues>({ mode, defaultValues: { email_or_phone: "" } });
  const signUp = useForm<SignUpValues>({
    mode,
    defaultValues: {
      name: "",
      email: "",
      phone: "",
      password: "",
      confirm_password: "",
      ref_code: "",
      hasAccepted: false,
    },
  });
  const phoneStep = useForm<PhoneStepValues>({ mode, defaultValues: { phone: "" } });
  const userInfo = useForm<UserInfoValues>({
    mode,
    defaultValues: { name: "", email: "", phone: "", ref_code: "" },
  });

  /** Nobody who comes after should find a password, or who was here. */
  function forget() {
    signIn.resetField("password");
    for (const form of [phoneCode, signUp, phoneStep, userInfo]) form.reset();
  }
  return { signIn, phoneCode, signUp, phoneStep, userInfo, forget };
}
