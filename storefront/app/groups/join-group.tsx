import type { Group } from "@errand/core/groups/groups.contract";
import { Button } from "@errand/ui/button.tsx";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { TextField } from "@errand/ui/text-field.tsx";
import { call } from "../api/call.ts";
import { GroupFacts } from "./group-facts.tsx";
import { sayNothing } from "./say-nothing.ts";
import { useSetGroup } from "./use-group.ts";
import { useGroupStore } from "./use-group-store.ts";

/** What the link of a group shows to who has not joined: what it is, and the name to join by. */
export function JoinGroup({ group }: { group: Group }) {
  const t = useMessages("groups");
  const { code, host_name: host, state, store } = group;
  const set = useSetGroup(code);
  const cover = useGroupStore(group).data?.cover_photo_full_url;
  const form = useValidatedForm({ defaultValues: { name: "" } });
  const { register, handleSubmit, formState } = form;

  async function join({ name }: { name: string }, wantsNothing = false) {
    try {
      const joined = await call("POST /customer/group/join", { code, name: name.trim() });
      set(wantsNothing ? await sayNothing(code) : joined);
    } catch (error) {
      setApiErrors(form, error);
    }
  }

  return (
    <div className="mx-auto flex max-w-md flex-col gap-6">
      {cover !== null && (
        <div className="aspect-video overflow-hidden rounded-panel bg-picture">
          {cover !== undefined && <Picture src={cover} alt="" sizes="448px" ratio="16/9" isEager />}
        </div>
      )}
      <h1 className="text-2xl wrap-anywhere md:text-3xl">
        {t("join.title", { host, store: store.name })}
      </h1>
      <GroupFacts group={group} />
      {state === "open" ? (
        <form
          noValidate
          onSubmit={handleSubmit((values) => join(values))}
          className="flex flex-col gap-4"
        >
          <TextField
            {...register("name", {
              validate: (name) => name.trim() !== "" || t("join.nameMissing"),
              maxLength: { value: 40, message: t("join.nameLong") },
            })}
            label={t("join.name")}
            hint={t("join.nameHint")}
            error={formState.errors.name?.message}
            isRequired
            autoComplete="given-name"
          />
          <FormErrorMessage text={formState.errors.root?.message} />
          <Button type="submit" variant="accent" size="lg" isBusy={formState.isSubmitting}>
            {t("join.submit")}
          </Button>
          <Button
            variant="quiet"
            isBusy={formState.isSubmitting}
            onClick={handleSubmit((values) => join(values, true))}
          >
            {t("nothing.say")}
          </Button>
          <p className="text-meta text-muted">{t("join.noAccount", { host })}</p>
        </form>
      ) : (
        <p role="status" className="rounded-panel bg-sunken p-5">
          {t("join.late", { host })}
        </p>
      )}
    </div>
  );
}
