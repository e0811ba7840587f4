import { useMessages } from "@errand/ui/messages/messages.ts";
import { Devices } from "../../../console/account/devices.tsx";
import { PageHead } from "../../../console/office/page-head.tsx";
import { QueryState } from "../../../console/office/query-state.tsx";
import { Invitations } from "./invitations.tsx";
import { Invite } from "./invite.tsx";
import { Members } from "./members.tsx";
import { useStaff } from "./staff.queries.ts";

/** Who works at the store, with which role, who is invited, and the own devices. */
export function StaffPage() {
  const office = useMessages("office");
  const t = useMessages("staff-list");
  return (
    <>
      <PageHead title={office("section.staff")} />
      <QueryState query={useStaff()}>
        {(list) => (
          <div className="grid max-w-5xl gap-8 p-4 md:p-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
            <Members list={list} />
            <div className="flex flex-col gap-8">
              <Invite roles={list.roles} />
              <Invitations list={list} />
              <section>
                <h2 className="mb-2 text-body font-bold">{t("devices")}</h2>
                <Devices />
              </section>
            </div>
          </div>
        )}
      </QueryState>
    </>
  );
}
