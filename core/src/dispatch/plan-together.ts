import { bagLoad } from "./bag.ts";
import type { Assignment, Plan, WaitingJob, World } from "./dispatch.types.ts";
import { plan } from "./plan.ts";
import { bicycle, type Travel } from "./travel.ts";

/**
 * `plan`, where all jobs of a run go to one courier or to none: the courier is chosen for the run
 * as if it were one job with all its load, then its jobs are put into that courier's way one by
 * one. They are offered together, when the first one is due. Source: contract 8.2, Courier.
 */
export function planTogether(world: World, now: Date, travel: Travel = bicycle): Plan {
  const runs = Map.groupBy(world.waiting, ({ runId, id }) => runId ?? `job ${id}`);
  const together = [...runs.values()].filter(({ length }) => length > 1);
  if (together.length === 0) return plan(world, now, travel);

  const joined = together.map(join);
  const waiting = [...runs.values()].flatMap((jobs) => (jobs.length > 1 ? join(jobs) : jobs));
  const first = plan({ ...world, waiting }, now, travel);
  const chosen = new Map(first.assignments.map(({ jobId, courierId }) => [jobId, courierId]));
  const everybody = world.couriers.map(({ id }) => id);
  const onlyFor = (job: WaitingJob, courierId: number | undefined) => {
    const excluded = new Set(everybody.filter((id) => id !== courierId));
    return { ...job, excluded, plannedFor: courierId ?? null };
  };
  const settled = world.waiting.map((job) => {
    const run = joined.find(({ runId }) => runId !== undefined && runId === job.runId);
    if (run) return onlyFor(job, chosen.get(run.id));
    return { ...job, plannedFor: chosen.get(job.id) ?? job.plannedFor ?? null };
  });
  const second = plan({ ...world, waiting: settled }, now, travel);
  return keepWhole(second, first, together);
}

/** A run as one job: with the load of all of them, ready when the last one is. */
function join(jobs: WaitingJob[]): WaitingJob {
  const [lead, ...others] = jobs.toSorted((a, b) => a.id - b.id);
  if (!lead) throw new Error("a run has no job");
  const at = (dates: Date[], choose: (...times: number[]) => number) =>
    new Date(choose(...dates.map(Number)));
  return {
    ...lead,
    load: bagLoad(jobs),
    readyAt: at(
      jobs.map(({ readyAt }) => readyAt),
      Math.max,
    ),
    dueAt: at(
      jobs.map(({ dueAt }) => dueAt),
      Math.min,
    ),
    excluded: new Set(jobs.flatMap(({ excluded }) => [...excluded])),
    isUrgent: jobs.some(({ isUrgent }) => isUrgent),
    plannedFor: lead.plannedFor ?? others[0]?.plannedFor ?? null,
  };
}

/** Leaves runs with a job without a place; the others are asked for when their first job is due. */
function keepWhole(planned: Plan, lead: Plan, together: WaitingJob[][]): Plan {
  const byJob = new Map(planned.assignments.map((assignment) => [assignment.jobId, assignment]));
  const unassigned = new Set(planned.unassigned);
  for (const jobs of together) {
    const own = jobs.flatMap(({ id }) => byJob.get(id) ?? []);
    if (own.length < jobs.length) {
      for (const { id } of jobs) {
        byJob.delete(id);
        unassigned.add(id);
      }
      continue;
    }
    const commitAt = new Date(Math.min(...own.map(({ commitAt: at }) => at.getTime())));
    const why = lead.assignments.find(({ jobId }) => jobs.some(({ id }) => id === jobId));
    for (const assignment of own) {
      const explanation = why?.explanation ?? assignment.explanation;
      byJob.set(assignment.jobId, { ...assignment, commitAt, explanation });
    }
  }
  const byTime = (a: Assignment, b: Assignment) => a.commitAt.getTime() - b.commitAt.getTime();
  return {
    ...planned,
    assignments: [...byJob.values()].toSorted(byTime),
    unassigned: [...unassigned],
  };
}
