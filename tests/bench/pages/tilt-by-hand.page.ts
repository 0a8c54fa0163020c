import { findCard } from './card'
import { running } from './running'

const MAX_DEG = 10
const card = findCard()
const wrapper = card.parentElement as HTMLElement
const { x, y, width, height } = wrapper.getBoundingClientRect()
let request = 0
let tiltX = 0
let tiltY = 0

function write() {
  request = 0
  card.style.transform = `rotateX(${tiltX}deg) rotateY(${tiltY}deg)`
}

wrapper.addEventListener('pointermove', ({ clientX, clientY }) => {
  tiltX = MAX_DEG * ((clientY - y) / (height / 2) - 1)
  tiltY = -MAX_DEG * ((clientX - x) / (width / 2) - 1)
  if (request === 0) request = requestAnimationFrame(write)
})
running()
