import type { ReactNode } from 'react'
import { FileInput } from './file-input'
import type { Widget } from './form-schema'
import { IconPicker } from './icon-picker'
import { type ControlProps, Input, Select } from './input'
import { PlatePicker, ThemePicker } from './plate-pickers'
import { SectionTicks } from './section-ticks'
import { Technologies } from './technologies'
import { Ticks } from './ticks'

/** The control of each field without fields of its own. */
export const WIDGETS: Readonly<
  Record<Exclude<Widget, 'group' | 'items' | 'named' | 'page'>, (props: ControlProps) => ReactNode>
> = {
  choice: Select,
  date: Input,
  file: FileInput,
  icon: IconPicker,
  number: Input,
  plate: PlatePicker,
  prose: Input,
  sections: SectionTicks,
  technologies: Technologies,
  text: Input,
  theme: ThemePicker,
  ticks: Ticks,
}
