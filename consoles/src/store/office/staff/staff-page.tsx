import type { StoreContract } from "@errand/core/contract.store";
import { ConfirmDialog } from "@errand/ui/confirm-dialog.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Devices } from "../../../console/account/devices.tsx";
import { useMember } from "../../../console/console.ts";
import { useTimeText } from "../../../console/use-shop.ts";
import { useStoreClient } from "../../store-client.ts";
import { OfficeButton } from "../office-button.tsx";
import { PageHead } from "../page-head.tsx";
import { QueryState } from "../query-state.tsx";

type StaffList = StoreContract["GET /store/staff"]["reply"];
type Member = StaffList["staff"][number];
type Role = StaffList["roles"][number];

/** Who works at the store, with which role, and who is invited. */
export function StaffPage() {
  const office = useMessages("office");
  const { endpointQuery, scope } = useStoreClient();
  const query = useQuery(endpointQuery(scope, "GET /store/staff"));
  return (
    <>
      <PageHead title={office("section.staff")} />
      <QueryState query={query}>
        {(list) => (
          <div className="grid max-w-5xl gap-8 p-4 md:p-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
            <Members list={list} />
            <div className="flex flex-col gap-8">
              <Invite roles={list.roles} />
              <Invitations list={list} />
              <OwnDevices />
            </div>
          </div>
        )}
      </QueryState>
    </>
  );
}

function OwnDevices() {
  const t = useMessages("staff-list");
  return (
    <section>
      <h2 className="mb-2 text-body font-bold">{t("devices")}</h2>
      <Devices />
    </section>
  );
}

function useReadAgain() {
  const { everyScope } = useStoreClient();
  const queries = useQueryClient();
  return () => queries.invalidateQueries(everyScope("GET /store/staff"));
}

function Members({ list }: { list: StaffList }) {
  const t = useMessages("staff-list");
  const { call } = useStoreClient();
  const readAgain = useReadAgain();
  const [ended, setEnded] = useState<Member | null>(null);
  const end = useMutation({
    mutationFn: (id: number) => call("DELETE /store/staff/{id}", { id }),
    onSuccess: ({ message }) => {
      toast.success(message);
      return readAgain();
    },
    onError: reportError,
  });
  return (
    <section>
      <h2 className="mb-2 text-body font-bold">{t("who")}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {list.staff.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            roles={list.roles}
            onEnd={() => setEnded(member)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={ended !== null}
        title={t("endTitle", { name: ended?.name ?? "" })}
        text={t("endText")}
        onClose={() => setEnded(null)}
        isDestructive
        onYes={() => {
          if (ended) end.mutate(ended.id);
          setEnded(null);
        }}
      />
    </section>
  );
}

function MemberRow({
  member,
  roles,
  onEnd,
}: {
  member: Member;
  roles: readonly Role[];
  onEnd(): void;
}) {
  const t = useMessages("staff-list");
  const me = useMember();
  const { date } = useTimeText();
  const { call } = useStoreClient();
  const readAgain = useReadAgain();
  const change = useMutation({
    mutationFn: (role: string) => call("PUT /store/staff/{id}", { id: member.id, role }),
    onSuccess: ({ message }) => {
      toast.success(message);
      return readAgain();
    },
    onError: reportError,
  });
  const isMe = member.id === me.id;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <p className="min-w-48 grow">
        <b className="block wrap-anywhere">
          <bdi>{member.name}</bdi> {isMe && <span className="text-strong">({t("you")})</span>}
        </b>
        <span className="block text-strong wrap-anywhere">{member.email ?? member.phone}</span>
        <span className="block text-strong">
          {member.has_second_step
            ? t("since", { time: date(member.created_at) })
            : t("noSecondStep")}
        </span>
      </p>
      <select
        aria-label={t("role", { name: member.name })}
        value={change.isPending ? change.variables : member.role.key}
        onChange={(event) => change.mutate(event.target.value)}
        className="min-h-11 rounded-[9px] border border-line bg-paper px-3 font-semibold md:min-h-9"
      >
        {roles.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
      {!isMe && (
        <OfficeButton tone="outline" onClick={onEnd}>
          {t("end")}
        </OfficeButton>
      )}
    </li>
  );
}

function Invitations({ list: { invitations } }: { list: StaffList }) {
  const t = useMessages("staff-list");
  const { date } = useTimeText();
  const { call } = useStoreClient();
  const readAgain = useReadAgain();
  const withdraw = useMutation({
    mutationFn: (id: number) => call("DELETE /store/staff/invitations/{id}", { id }),
    onSuccess: ({ message }) => {
      toast.success(message);
      return readAgain();
    },
    onError: reportError,
  });
  if (invitations.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-body font-bold">{t("invited")}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {invitations.map(({ id, email, role, expires_at }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-3">
            <p className="min-w-0">
              <b className="block wrap-anywhere">{email}</b>
              <span className="text-strong">
                {role.name}, {t("until", { time: date(expires_at) })}
              </span>
            </p>
            <OfficeButton
              isBusy={withdraw.isPending && withdraw.variables === id}
              onClick={() => withdraw.mutate(id)}
            >
              {t("withdraw")}
            </OfficeButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Invite({ roles }: { roles: readonly Role[] }) {
  const t = useMessages("staff-list");
  const { call } = useStoreClient();
  const readAgain = useReadAgain();
  const kitchen = roles.find(({ key }) => key === "kitchen") ?? roles.at(-1);
  const form = useValidatedForm({ defaultValues: { email: "", role: kitchen?.key ?? "" } });
  const { register, handleSubmit, formState } = form;

  async function send(values: { email: string; role: string }) {
    try {
      const { message } = await call("POST /store/staff", values);
      toast.success(message);
      form.reset();
      await readAgain();
    } catch (error) {
      setApiErrors(form, error);
    }
  }

  return (
    <section>
      <h2 className="mb-2 text-body font-bold">{t("invite")}</h2>
      <form noValidate onSubmit={handleSubmit(send)} className="flex flex-col gap-3">
        <TextField
          {...register("email", { validate: (text) => text.trim() !== "" || t("missing") })}
          type="email"
          label={t("email")}
          error={formState.errors.email?.message}
          isRequired
        />
        <label className="flex flex-col gap-1.5">
          <span className="font-semibold">{t("inviteRole")}</span>
          <select
            {...register("role")}
            className="min-h-12 rounded-control bg-sunken px-3 font-semibold"
          >
            {roles.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <p>
          <OfficeButton type="submit" tone="ink" isBusy={formState.isSubmitting}>
            {t("send")}
          </OfficeButton>
        </p>
      </form>
    </section>
  );
}
