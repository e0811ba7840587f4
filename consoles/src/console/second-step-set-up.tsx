import { Button } from "@errand/ui/button.tsx";
import { copyText } from "@errand/ui/copy-text.ts";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { QrCode } from "@errand/ui/qr-code.tsx";
import { Spinner } from "@errand/ui/spinner.tsx";
import { toast } from "@errand/ui/toast.ts";
import { useConsole } from "./console.ts";
import { useReadMeAgain, useSecondStepSecret } from "./me.queries.ts";
import { SecondStepForm } from "./second-step-form.tsx";
import { SignInPage } from "./sign-in-page.tsx";

/** Sets up the authenticator app, without which an account of the staff does nothing. */
export function SecondStepSetUp() {
  const t = useMessages("console");
  const { api, session } = useConsole();
  const readMeAgain = useReadMeAgain();
  const { data, isError, refetch } = useSecondStepSecret();

  async function finish(code: string) {
    await api.finishSecondStep({ code });
    await readMeAgain();
  }

  async function copy(secret: string) {
    if (await copyText(secret)) toast.success(t("setUp.copied"));
  }

  return (
    <SignInPage title={t("setUp.title")} text={t("setUp.text")}>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <Spinner className="mx-auto size-8" />}
      {data && (
        <>
          <QrCode text={data.uri} label={t("setUp.picture")} className="mx-auto size-48" />
          <div>
            <p className="text-sm text-muted">{t("setUp.secret")}</p>
            <p dir="ltr" className="mt-1 font-semibold tracking-wider break-all">
              {data.secret.match(/.{1,4}/g)?.join(" ")}
            </p>
            <Button variant="soft" size="sm" className="mt-2" onClick={() => copy(data.secret)}>
              {t("setUp.copy")}
            </Button>
          </div>
          <SecondStepForm
            label={t("setUp.code")}
            action={t("setUp.action")}
            onCode={finish}
            onBack={() => session.change(null)}
          />
        </>
      )}
    </SignInPage>
  );
}
