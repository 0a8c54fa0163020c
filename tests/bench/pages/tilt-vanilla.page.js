import VanillaTilt from 'vanilla-tilt'
import { findCard } from './card'
import { running } from './running'

const card = findCard()
const hasGlare = !window.location.search.includes('glare=off')
// The library adds its own perspective.
card.parentElement.style.perspective = 'none'
VanillaTilt.init(card, { max: 10, perspective: 500, glare: hasGlare, 'max-glare': 0.3 })
running()
