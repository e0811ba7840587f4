import { useQuery } from "@tanstack/react-query";
import { QueryState } from "../../../../console/office/query-state.tsx";
import { useStoreClient } from "../../../store-client.ts";
import { PendingChange } from "./pending-change.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { StorePictures } from "./store-pictures.tsx";

/** What the store says of itself as a company, and its pictures. */
export function ProfileSettings() {
  const { endpointQuery, scope } = useStoreClient();
  return (
    <>
      <StorePictures />
      <QueryState query={useQuery(endpointQuery(scope, "GET /store/profile"))}>
        {({ profile, pending, refusal }) => (
          <>
            <PendingChange pending={pending} refusal={refusal} />
            <ProfileForm key={JSON.stringify([profile, pending])} saved={{ profile, pending }} />
          </>
        )}
      </QueryState>
    </>
  );
}
