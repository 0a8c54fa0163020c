import { check } from './check'
import { reading } from './reading'

export const es = { check, reading }
