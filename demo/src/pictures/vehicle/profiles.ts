import type { VehicleBody } from "./vehicle.types.ts";

/** The profile of a body, front to the right, wheels on y 560. */
type Profile = {
  body: string;
  /** Side windows, front to back. */
  glass: string[];
  wheels: [x: number, radius: number][];
  /** Vertical lines between doors. */
  doors: number[];
  front: [x: number, y: number];
  back: [x: number, y: number];
  belt: number;
};

export const profiles: Partial<Record<VehicleBody, Profile>> = {
  "city-car": {
    body: "M150 540Q120 540 122 500Q124 420 160 390Q190 290 300 274Q430 262 500 290Q560 330 600 392Q680 404 690 440Q700 500 684 540Z",
    glass: ["M410 300Q470 300 510 326L560 390H410Z", "M390 300V390H214Q226 320 300 302Z"],
    wheels: [
      [240, 70],
      [588, 70],
    ],
    doors: [400],
    front: [672, 440],
    back: [140, 430],
    belt: 400,
  },
  hatchback: {
    body: "M112 540Q90 540 94 490Q96 420 130 396Q180 300 300 284Q440 274 520 312Q580 350 624 398Q716 412 724 452Q728 510 714 540Z",
    glass: [
      "M420 308Q480 312 526 340L582 396H420Z",
      "M402 307V396H250Q262 330 320 311Z",
      "M236 396H176Q196 348 236 330Z",
    ],
    wheels: [
      [214, 72],
      [606, 72],
    ],
    doors: [411, 262],
    front: [708, 450],
    back: [112, 434],
    belt: 406,
  },
  estate: {
    body: "M78 540Q60 540 62 490Q60 410 90 388Q110 306 170 290Q320 270 470 290Q560 330 616 394Q724 408 738 452Q744 510 728 540Z",
    glass: [
      "M432 308Q500 316 570 392H432Z",
      "M414 306V392H282V303Z",
      "M264 303V392H124Q130 320 180 306Z",
    ],
    wheels: [
      [204, 74],
      [612, 74],
    ],
    doors: [423, 273],
    front: [722, 450],
    back: [80, 424],
    belt: 404,
  },
  suv: {
    body: "M92 530Q70 530 72 470Q70 380 100 356Q116 260 180 246Q330 226 480 246Q560 286 610 360Q716 376 728 424Q734 496 716 530Z",
    glass: [
      "M430 266Q500 276 566 358H430Z",
      "M412 264V358H270V261Z",
      "M252 261V358H132Q140 280 190 264Z",
    ],
    wheels: [
      [214, 86],
      [604, 86],
    ],
    doors: [421, 261],
    front: [712, 424],
    back: [90, 396],
    belt: 370,
  },
  roadster: {
    body: "M90 540Q66 540 72 486Q80 440 150 424L330 408Q360 396 372 408L480 412L520 404Q690 416 730 470Q736 520 720 540Z",
    glass: ["M470 410L440 336L452 330L520 404Z"],
    wheels: [
      [204, 74],
      [602, 74],
    ],
    doors: [470, 350],
    front: [706, 466],
    back: [92, 456],
    belt: 440,
  },
  coupe: {
    body: "M76 540Q56 540 62 484Q70 430 120 414Q230 330 340 314Q450 306 530 360L588 402Q710 416 736 466Q744 520 728 540Z",
    glass: ["M424 334Q490 340 552 400H424Z", "M406 333V400H220Q290 344 350 335Z"],
    wheels: [
      [200, 78],
      [602, 78],
    ],
    doors: [540, 400],
    front: [716, 462],
    back: [78, 444],
    belt: 412,
  },
  saloon: {
    body: "M56 540Q40 540 44 486Q50 420 100 404L190 396Q270 310 360 298Q460 292 530 340L600 396Q726 410 752 456Q760 516 744 540Z",
    glass: [
      "M440 318Q500 326 562 394H440Z",
      "M422 316V394H318L322 318Z",
      "M302 322V394H216Q260 344 302 322Z",
    ],
    wheels: [
      [194, 76],
      [616, 76],
    ],
    doors: [431, 310],
    front: [734, 454],
    back: [60, 434],
    belt: 406,
  },
};
