import { useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../api.ts";
import { ApiError } from "../api-error.ts";
import { reportError } from "../report-error.ts";
import { store } from "../session/storage.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmQuestion } from "../ui/confirm-question.tsx";
import { toast } from "../ui/toast.ts";
import { useWords } from "../words/words.ts";

/** Asks, then removes the account for good (spec §4, Account delete). */
export function DeleteAccount() {
  const t = useWords("profile");
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState("");

  async function remove() {
    setBusy(true);
    try {
      const { message } = await call("DELETE /customer/remove-account");
      // The other page is there before this one learns that nobody is signed in.
      await navigate("/", { flushSync: true });
      store("token", null);
      // Nobody signs in with it again, and it says who was here.
      store("userDatafor", null);
      toast.success(message);
    } catch (error) {
      // Such as an order under way: the first reason is enough (spec §8).
      const [first] = error instanceof ApiError ? error.errors : [];
      setFault(first?.message ?? "");
      if (first?.message) toast.error(first.message);
      else reportError(error);
      setAsking(false);
    }
    setBusy(false);
  }

  return (
    <div>
      <Button look="outline" onClick={() => setAsking(true)}>
        <span className="text-bad">{t("delete.action")}</span>
      </Button>
      {fault && (
        <p role="alert" className="mt-2 font-medium text-bad">
          {fault}
        </p>
      )}
      <ConfirmQuestion
        open={isAsking}
        onClose={() => setAsking(false)}
        onYes={remove}
        isBusy={isBusy}
        isDestructive
        title={t("delete.title")}
        text={t("delete.question")}
      />
    </div>
  );
}
