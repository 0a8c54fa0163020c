import { running } from './running'

running()
