import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { stored } from "../session/storage.ts";
import type { PanelProps } from "../shell/panels.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useWords } from "../words/words.ts";
import { SignInForm, type SignInValues } from "./sign-in-form.tsx";
import { SignUpForm, type SignUpValues } from "./sign-up-form.tsx";

/** Sign-in and sign-up in one place; what was typed stays while one changes between them. */
export function SignInDialog({ open, onClose, input }: PanelProps<"sign-in">) {
  const t = useWords("account");
  const navigate = useNavigate();
  const [mode, setMode] = useState(input.mode);
  const [opened, setOpened] = useState(input);
  if (opened !== input) {
    setOpened(input);
    setMode(input.mode);
  }

  const signIn = useForm<SignInValues>({
    mode: "onTouched",
    defaultValues: {
      email_or_phone: stored("userDatafor")?.email_or_phone ?? "",
      password: "",
      isRemembered: true,
    },
  });
  const signUp = useForm<SignUpValues>({
    mode: "onTouched",
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

  /** Nobody who comes after should find the password. */
  function finish() {
    signIn.resetField("password");
    signUp.reset();
    onClose();
  }

  const isSignIn = mode === "sign-in";
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(isSignIn ? "signIn.title" : "signUp.title")}
      text={t(isSignIn ? "signIn.text" : "signUp.text")}
    >
      {isSignIn ? (
        <SignInForm
          form={signIn}
          onSignedIn={() => {
            finish();
            if (input.next) navigate(input.next);
          }}
        />
      ) : (
        <SignUpForm form={signUp} next={input.next ?? "/home"} onSignedUp={finish} />
      )}
      <p className="mt-4 flex items-center justify-center gap-1 text-muted">
        {t(isSignIn ? "signIn.noAccount" : "signUp.hasAccount")}
        <Button look="quiet" size="sm" onClick={() => setMode(isSignIn ? "sign-up" : "sign-in")}>
          <span className="text-accent">{t(isSignIn ? "signIn.toSignUp" : "signUp.toSignIn")}</span>
        </Button>
      </p>
    </Dialog>
  );
}
