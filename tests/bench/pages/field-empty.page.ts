import { running } from './running'

const canvas = document.createElement('canvas')
canvas.width = window.innerWidth
canvas.height = window.innerHeight
document.getElementById('host')?.append(canvas)
const context = canvas.getContext('2d')

function onFrame() {
  context?.clearRect(0, 0, canvas.width, canvas.height)
  requestAnimationFrame(onFrame)
}
onFrame()
running()
