import { createOutbox, type Outbox } from "@errand/client/outbox.ts";
import type { Job, JobUpdate } from "@errand/core/orders/staff-orders.types";
import { deletePictures } from "@errand/ui/forms/picture-storage.ts";
import { localValues } from "@errand/ui/safe-storage.ts";
import { personalValue } from "../../console/staff-session.ts";
import type { CourierClient } from "../courier-client.ts";
import { type CourierAct, getPhotos, isCourierAct } from "./courier-act.ts";
import type { JobsState } from "./jobs-state.ts";
import { isDoneWith, isUnderWay } from "./project-job.ts";
import { createRefusals, type Refusals } from "./refusals.ts";
import { sendAct } from "./send-act.ts";
import { readStored, storeEveryMs, storeState } from "./stored-jobs.ts";

/** The work of a courier as the stream states it, and what is done. */
export interface CourierJobs {
  state(): JobsState;
  subscribe(listener: () => void): () => void;
  outbox: Outbox<CourierAct>;
  refusals: Refusals;
  /** Shows a job that a call has answered, before the stream states it. */
  show(job: Job): void;
  /** No longer shows an offer that was declined, or that another courier was faster to take. */
  drop(jobId: number): void;
  /** Reads all jobs anew, where an act has changed several. */
  readAll(): Promise<void>;
  /** Listens until the returned function is called. */
  start(): () => void;
}

/**
 * Creates the work of a courier. It survives a reload: until the stream is live again it shows what
 * was last known on this device. `onOther` receives what the stream says of other things.
 */
export function createCourierJobs(
  client: Pick<CourierClient, "call" | "listen">,
  onOther: (event: string, data: unknown) => void,
): CourierJobs {
  const stored = readStored();
  let { lastId } = stored;
  let state: JobsState = {
    jobs: new Map(stored.jobs.map((job) => [job.id, job])),
    delivered: stored.delivered,
    route: stored.route,
    connection: "connecting",
    heardAt: stored.heardAt,
  };
  const listeners = new Set<() => void>();
  let storing: ReturnType<typeof setTimeout> | null = null;
  const refusals = createRefusals(stored.refusals, storeSoon);

  function change(changes: Partial<JobsState>) {
    state = { ...state, ...changes };
    if (![...state.jobs.values()].some(isUnderWay)) state = { ...state, delivered: [] };
    for (const listener of listeners) listener();
    storeSoon();
  }

  function storeSoon() {
    if (storing !== null) return;
    storing = setTimeout(() => {
      storing = null;
      const { connection: _now, ...lasting } = state;
      storeState(lasting, { lastId, refusals: refusals.list() });
    }, storeEveryMs);
  }

  /** Counts what is known of single jobs, which an answer about all of them may not know yet. */
  let news = 0;

  function put(job: Job) {
    news++;
    change({ jobs: new Map(state.jobs).set(job.id, job) });
    void readPlan();
  }

  function drop(jobId: number, delivered?: Job) {
    news++;
    const jobs = new Map(state.jobs);
    const isKnown = jobs.delete(jobId);
    if (delivered) change({ jobs, delivered: [...state.delivered, delivered] });
    else if (isKnown) change({ jobs });
  }

  const outbox = createOutbox<CourierAct>({
    values: localValues,
    name: personalValue("courier", "outbox"),
    isAct: isCourierAct,
    subjectOf: ({ jobId, runId }) => (runId === undefined ? jobId : `run ${runId}`),
    async send(entry) {
      const job = await sendAct(client, entry);
      if (entry.act.do === "unassign") drop(job.id);
      else put(job);
      const together = [...state.jobs.values()].filter((other) => isDoneWith(other, entry.act));
      for (const other of together) drop(other.id, { ...other, state: "done" });
      await deletePictures(getPhotos(entry.act));
    },
    onRefused(entry, error) {
      refusals.add(entry, error);
      void readAll();
    },
  });

  /** Calls of one moment are one request, and the last answer counts. */
  let reading = 0;
  async function readPlan() {
    const turn = ++reading;
    await Promise.resolve();
    if (turn !== reading) return;
    // Without a connection, the plan that is known stays.
    const route = await client.call("GET /courier/route").catch(() => null);
    if (route && turn === reading) change({ route });
  }

  /** What the stream no longer speaks of is over. */
  async function readAll(): Promise<void> {
    const before = news;
    const lists = await Promise.all(
      (["current", "offered"] as const).map((list) =>
        client.call("GET /courier/jobs", { state: list }),
      ),
    ).catch(() => null);
    if (!lists) return;
    if (before !== news) return readAll();
    change({ jobs: new Map(lists.flatMap(({ jobs }) => jobs).map((job) => [job.id, job])) });
    await readPlan();
  }

  function hear({ job_id, job }: JobUpdate) {
    const known = job ?? state.jobs.get(job_id);
    if (known?.state === "done") drop(job_id, known);
    else if (!job) drop(job_id);
    else put(job);
    // Another courier may have it now, to whom it is to be given.
    if (!job) void readPlan();
    if (job?.state === "failed" || job?.state === "done") void readAll();
  }

  function start() {
    return client.listen(
      "GET /courier/stream",
      {},
      {
        onEvent(event, data) {
          // The stream is typed by its contract, and its events have no types of their own.
          if (event === "job") hear(data as JobUpdate);
          else onOther(event, data);
        },
        onPosition(id) {
          lastId = id;
        },
        onState(connection) {
          change(connection === "live" ? { connection, heardAt: Date.now() } : { connection });
          if (connection === "live") void readAll();
        },
        onAlive: () => change({ heardAt: Date.now() }),
        onRefused: () => change({ connection: "ended" }),
      },
      lastId,
    );
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    outbox,
    refusals,
    show: put,
    drop: (jobId) => drop(jobId),
    readAll,
    start,
  };
}
