import type { Position } from "../location/geometry.ts";

/** What a job is for the bag of its courier: an express parcel is carried alone. */
export const jobKinds = ["food", "goods", "parcel", "express", "return"] as const;
export type JobKind = (typeof jobKinds)[number];

/** Something to bring from one place to another. */
export interface DispatchJob {
  id: number;
  kind: JobKind;
  pickup: Position;
  dropoff: Position;
  /** When it can be picked up. */
  readyAt: Date;
  /** By when it is promised. */
  dueAt: Date;
  /** The part of the bag that it takes, where that is not the share of its kind. */
  load?: number;
  /** The errand run that it belongs to, whose jobs are one for the bag. */
  runId?: number;
  /** It is picked up at the door of its run, after all else was handed over there. */
  fromDoor?: boolean;
}

/** A job that has no courier. */
export interface WaitingJob extends DispatchJob {
  /** Couriers who are not asked, because they declined it or may not take it. */
  excluded: ReadonlySet<number>;
  /** The courier of the last plan, who keeps it unless another one is clearly better. */
  plannedFor?: number | null;
  /** Is offered now, however late it is ready. */
  isUrgent?: boolean;
}

/** A stop for a job that has a courier. */
export interface HeldStop {
  job: DispatchJob;
  kind: "pickup" | "dropoff";
}

export interface DispatchCourier {
  id: number;
  /** Null while unknown. */
  position: Position | null;
  /**
   * What the courier has to do, in the order in which to ride; a job without its pickup is aboard.
   */
  stops: readonly HeldStop[];
  /** Since when the courier has had nothing to do. */
  idleSince: Date;
}

/** All that a plan depends on. */
export interface World {
  waiting: readonly WaitingJob[];
  couriers: readonly DispatchCourier[];
}

export interface PlannedStop {
  jobId: number;
  kind: "pickup" | "dropoff";
  /** When the courier arrives; at a pickup, not before it is ready. */
  at: Date;
}

/** What a courier offers for a job; minutes. */
export interface Candidate {
  courierId: number;
  /** By how much the job prolongs the courier's work. */
  addedMinutes: number;
  /** By how much the job is late. */
  lateMinutes: number;
  /** By how much the courier's other jobs are later than without it. */
  delayedMinutes: number;
  /** For how long the courier has had nothing to do. */
  idleMinutes: number;
}

/** Why a job goes to its courier: what mattered most against the next best one. */
export const deciders = ["only_courier", "lateness", "work", "fairness", "stability"] as const;

export interface Explanation {
  decidedBy: (typeof deciders)[number];
  chosen: Candidate;
  nextBest: Candidate | null;
}

export interface Assignment {
  jobId: number;
  courierId: number;
  /** When the courier is to be asked, to be there when the job is ready. */
  commitAt: Date;
  explanation: Explanation;
}

export interface Plan {
  /** Of waiting jobs, each at most once; by the time at which the courier is to be asked. */
  assignments: Assignment[];
  /** Jobs that no courier can take now. */
  unassigned: number[];
  /** The stops of each courier with stops, by the id of the courier. */
  routes: Map<number, PlannedStop[]>;
}
