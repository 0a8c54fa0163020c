import { findCard } from './card'
import { running } from './running'

findCard()
running()
