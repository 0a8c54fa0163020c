import { lettersOf } from '../../content/intl-names'

/** What people and LinkedIn call them, one row a language. */
const NAMES: readonly string[] = [
  'teamwork|team leadership|leadership|communication|communication skills|written communication|verbal communication|interpersonal skills|interpersonal communication|problem solving|complex problem solving|critical thinking|analytical thinking|analytical skills|creativity|creative thinking|creative problem solving|time management|public speaking|presentation skills|presentations|negotiation|adaptability|flexibility|collaboration|cross-functional collaboration|empathy|decision making|conflict resolution|work ethic|attention to detail|emotional intelligence|mentoring|coaching|self-motivation|organization skills|organizational skills|customer service|active listening|multitasking|resilience|patience|curiosity|initiative|proactivity|work under pressure',
  'trabajo en equipo|liderazgo|liderazgo de equipos|comunicación|comunicación efectiva|comunicación asertiva|resolución de problemas|pensamiento crítico|pensamiento analítico|creatividad|gestión del tiempo|hablar en público|oratoria|negociación|adaptabilidad|flexibilidad|colaboración|empatía|toma de decisiones|resolución de conflictos|atención al detalle|inteligencia emocional|mentoría|autonomía|organización|atención al cliente|escucha activa|responsabilidad|proactividad|paciencia|curiosidad|iniciativa|resiliencia|puntualidad|compromiso|trabajo bajo presión',
  'trabalho em equipe|trabalho em equipa|trabalho em grupo|liderança|liderança de equipe|comunicação|resolução de problemas|solução de problemas|pensamento crítico|criatividade|gestão de tempo|gestão do tempo|falar em público|negociação|adaptabilidade|flexibilidade|colaboração|empatia|tomada de decisão|inteligência emocional|atenção aos detalhes|organização|escuta ativa|proatividade|atendimento ao cliente',
  'travail d’équipe|travail en équipe|esprit d’équipe|résolution de problèmes|esprit critique|pensée critique|créativité|gestion du temps|prise de parole en public|négociation|adaptabilité|flexibilité|empathie|prise de décision|intelligence émotionnelle|rigueur|autonomie|organisation|écoute|écoute active|curiosité|service client',
  'teamarbeit|teamfähigkeit|teamführung|führung|mitarbeiterführung|kommunikation|kommunikationsfähigkeit|problemlösung|kritisches denken|kreativität|zeitmanagement|rhetorik|präsentationsfähigkeiten|verhandlungsführung|anpassungsfähigkeit|flexibilität|zusammenarbeit|empathie|entscheidungsfindung|konfliktlösung|belastbarkeit|zuverlässigkeit|eigeninitiative|kundenservice',
  'lavoro di squadra|lavoro in team|comunicazione|pensiero critico|creatività|gestione del tempo|negoziazione|adattabilità|flessibilità|collaborazione|capacità decisionale|intelligenza emotiva|attenzione ai dettagli|organizzazione|ascolto attivo|pazienza',
  'praca zespołowa|komunikacja|kreatywność|rozwiązywanie problemów|zarządzanie czasem|takım çalışması|liderlik|iletişim|problem çözme|работа в команде|лидерство|коммуникабельность|团队合作|沟通能力|领导力|チームワーク|コミュニケーション',
]

const KNOWN = new Set(NAMES.flatMap((names) => names.split('|').map(lettersOf)))

/** Whether a skill is one of people, not of a trade: 'Teamwork', 'Trabajo en equipo'. */
export const isSoftSkill = (name: string): boolean => KNOWN.has(lettersOf(name))
