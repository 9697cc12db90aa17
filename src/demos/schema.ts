import { z } from 'zod'

const words = (): z.ZodString => z.string().trim().min(1)
const point = z.tuple([z.number(), z.number(), z.number()], { error: '写世界坐标 [x, y, z]，米' })
const share = z.number().min(0, '要在 0 到 1 之间').max(1, '要在 0 到 1 之间')

/** The modes of `@realsee/five` 6.5.2 that the sample flat can be shown in. */
const MODES = ['Panorama', 'Model', 'Floorplan', 'Topview', 'Mapview', 'VRPanorama'] as const

/** An angle of the view: a number beyond the circle is one in degrees. */
const angle = z.number().min(-7, '角度用弧度：90° 写 1.57').max(7, '角度用弧度：90° 写 1.57')
const pose = z
  .strictObject(
    { panoIndex: z.int(), longitude: angle, latitude: angle, fov: z.number() },
    { error: '写成 { longitude: 0.35, latitude: 0.95 }' },
  )
  .partial()

/** One thing the viewer does or sees. Every step has exactly one key. */
const steps = {
  /** A text that can be read on the page. */
  text: words(),
  noText: words(),
  /** A CSS selector of something visible. */
  element: words(),
  noElement: words(),
  /** Least share of the picture that differs from the one before the code, or before the last action. */
  changed: share,
  /** Greatest share of the picture that differs. */
  same: share,
  /** The colour of the picture at a point of the flat, roughly. */
  colour: z.strictObject(
    { at: point, is: z.string().regex(/^#[0-9a-f]{6}$/, "写成 '#27483a'") },
    { error: "写成 { at: [x, y, z], is: '#27483a' }" },
  ),
  /** What `five.getCurrentState()` says; numbers to within 0.05. */
  state: z
    .strictObject(
      {
        mode: z.string(),
        panoIndex: z.number(),
        longitude: z.number(),
        latitude: z.number(),
        fov: z.number(),
        distance: z.number(),
        workCode: z.string(),
      },
      { error: '写成 { mode: Floorplan, panoIndex: 1 }' },
    )
    .partial(),
  /** A part of a line in the console. */
  log: words(),
  /** A part of an error the package raises although the sample does what the page says; unseen, it is a fault. */
  error: words(),
  /** The text of a button or another element to click, or `css=` and a selector. */
  click: words(),
  /** A point of the flat to click on. */
  tap: point,
  /** A point of the flat to move the mouse to. */
  hover: point,
  /** A key to press, e.g. `Enter`. */
  key: words().regex(/^(?:[A-Z]\w+|.)(?:\+(?:[A-Z]\w+|.))*$/, '写按键的名字，大写开头，例如 Enter、ArrowLeft、Escape'),
  /** Pixels to drag from the middle of the picture. */
  drag: z.tuple([z.number(), z.number()], { error: '写像素 [dx, dy]' }),
  /** A mode to change to. */
  enter: z.enum(MODES),
}

export type StepName = keyof typeof steps

const step = z
  .strictObject(steps, { error: '每一条写成“做什么: 值”，例如 text: 布艺沙发' })
  .partial()
  .refine((value) => Object.keys(value).length === 1, {
    error: '一条只写一件事',
    // An unknown key is told already, and is not in the value any more
    when: ({ issues }) => issues.length === 0,
  })

export type Step = z.infer<typeof step>

export const declarationSchema = z.strictObject({
  /** Last part of the program's address; the section's id when it is left out. */
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, '用小写字母、数字和短横线')
    .optional(),
  /** What the program is called in lists; the section's heading when it is left out. */
  name: words().optional(),
  data: z.enum(['flat', 'tour', 'own']).default('flat'),
  mode: z.enum(MODES).optional(),
  view: pose.optional(),
  /** Where the viewer comes from: file and export of the page, or `new` for one without plugins. Without it `src/viewer.ts#five` for the flat, `new` for the tour. */
  five: z
    .string()
    .regex(/^(?:new|src\/[\w/-]+\.ts#\w+)$/, '写成 src/viewer.ts#five，或 new')
    .optional(),
  code: words().optional(),
  script: words().optional(),
  then: z.array(step, '写运行之后看到什么，至少一条，例如 - text: 布艺沙发').min(1, '至少写一条读者会看到的'),
})

export type Declaration = z.infer<typeof declarationSchema>
