import { expect, it } from 'vitest'
import { skillIcon } from '../../src/tools/skills/skill-names'

// The 252 names of skills that developers' profiles on LinkedIn have most.

const split = (names: string) => names.replace(/\s+/g, ' ').trim().split(', ')

/** Named as their marks are, by set. */
const SAME = {
  devicon: `
  Python, Java, JavaScript, TypeScript, C, PHP, R, Ruby, Kotlin, Scala, Perl, MATLAB, Bash,
  PowerShell, HTML5, CSS3, Sass, Bootstrap, Tailwind CSS, jQuery, React, React Native, Redux,
  Angular, AngularJS, Vue.js, Next.js, Node.js, NestJS, Webpack, npm, Hibernate, Maven, Gradle,
  JUnit, Flask, FastAPI, Laravel, Symfony, MySQL, PostgreSQL, Microsoft SQL Server, Oracle,
  SQLite, MongoDB, Redis, Elasticsearch, MariaDB, Firebase, Azure, Azure DevOps, Heroku, Docker,
  Kubernetes, Terraform, Ansible, Jenkins, Git, GitHub, GitHub Actions, GitLab, Bitbucket,
  Subversion, Linux, Ubuntu, Unix, Nginx, Prometheus, Grafana, Apache Kafka, Apache Spark,
  Apache Airflow, Hadoop, RabbitMQ, Pandas, NumPy, Scikit-Learn, TensorFlow, PyTorch, Jupyter,
  Figma, JIRA, Jira, Confluence, Swagger, Selenium, Android, Android Studio, Flutter, WordPress,
  Visual Studio, JSON, XML, Arduino, Unity`,
  'simple-icons': `
  Ruby on Rails, GraphQL, Jest, Django, Amazon EC2, Amazon S3, AWS Lambda, Windows, VMware,
  Splunk, Apache Hive, Databricks, Snowflake, Tableau, Power BI, Microsoft Excel, Microsoft
  Office, Microsoft Word, Microsoft PowerPoint, iOS, Google Analytics`,
}
const sameMark = (set: string, name: string) =>
  `${set}:${name.toLowerCase().replace(/[^a-z\d]/g, '')}`

/** Those named otherwise, by mark. */
const OTHERS = {
  'devicon:python': 'Python (Programming Language), Python 3',
  'devicon:java': 'Core Java',
  'devicon:javascript': 'JavaScript (ES6+), ES6',
  'devicon:c': 'C (Programming Language)',
  'devicon:cplusplus': 'C++, C++11',
  'devicon:csharp': 'C#',
  'devicon:php': 'PHP7',
  'devicon:go': 'Go (Programming Language), Golang',
  'devicon:r': 'R (Programming Language)',
  'devicon:rust': 'Rust (Programming Language)',
  'devicon:swift': 'Swift (Programming Language)',
  'devicon:powershell': 'Windows PowerShell',
  'devicon:html5': 'HTML',
  'devicon:css3': 'CSS, Cascading Style Sheets (CSS)',
  'devicon:sass': 'SCSS',
  'devicon:bootstrap': 'Bootstrap (Framework)',
  'devicon:react': 'React.js',
  'devicon:redux': 'Redux.js',
  'devicon:angular': 'Angular 2+',
  'devicon:vuejs': 'Vue',
  'devicon:nodejs': 'Node',
  'devicon:express': 'Express.js',
  'devicon:cypressio': 'Cypress',
  'devicon:spring': 'Spring Framework, Spring Boot, Spring MVC',
  'devicon:maven': 'Apache Maven',
  'devicon:tomcat': 'Apache Tomcat',
  'devicon:dot-net': '.NET, .NET Framework, ASP.NET, ASP.NET MVC',
  'devicon:dotnetcore': '.NET Core, ASP.NET Core',
  'devicon:entityframeworkcore': 'Entity Framework',
  'devicon:postgresql': 'Postgres',
  'devicon:microsoftsqlserver': 'SQL Server',
  'devicon:oracle': 'Oracle Database',
  'devicon:cassandra': 'Apache Cassandra',
  'devicon:dynamodb': 'Amazon DynamoDB',
  'devicon:amazonwebservices': 'Amazon Web Services (AWS), AWS',
  'devicon:azure': 'Microsoft Azure',
  'devicon:googlecloud': 'Google Cloud Platform (GCP), GCP',
  'devicon:docker': 'Docker Compose, Docker Products',
  'simple-icons:windows': 'Windows Server',
  'devicon:apachekafka': 'Kafka',
  'devicon:apachespark': 'Spark',
  'devicon:hadoop': 'Apache Hadoop',
  'simple-icons:apachehive': 'Hive',
  'devicon:pandas': 'Pandas (Software)',
  'simple-icons:powerbi': 'Microsoft Power BI',
  'simple-icons:microsoftexcel': 'Excel',
  'simple-icons:microsoftoffice': 'Office 365',
  'simple-icons:microsoftpowerpoint': 'PowerPoint',
  'simple-icons:microsoftsharepoint': 'SharePoint',
  'devicon:figma': 'Figma (Software)',
  'devicon:photoshop': 'Adobe Photoshop',
  'devicon:illustrator': 'Adobe Illustrator',
  'devicon:xd': 'Adobe XD',
  'devicon:postman': 'Postman API',
  'devicon:selenium': 'Selenium WebDriver',
  'devicon:android': 'Android Development',
  'simple-icons:ios': 'iOS Development',
  'devicon:visualstudio': 'Microsoft Visual Studio',
  'devicon:vscode': 'Visual Studio Code',
  'simple-icons:sap': 'SAP ERP',
  'devicon:salesforce': 'Salesforce.com',
}

/** Without one. */
const NONE = `
  SQL, PL/SQL, T-SQL, NoSQL, REST APIs, RESTful WebServices, API Development, SOAP, AJAX,
  Microservices, SOLID, UIKit, Objective-C, JSP, JPA, Mockito, LINQ, Agile Methodologies, Scrum,
  Kanban, DevOps, CI/CD, Continuous Integration (CI), Object-Oriented Programming (OOP), Data
  Structures, Algorithms, Design Patterns, Machine Learning, Deep Learning, Data Analysis, Data
  Science, Artificial Intelligence (AI), Big Data, ETL, Cloud Computing, Cybersecurity,
  Networking, TCP/IP, Web Development, Front-End Development, Back-End Web Development,
  Full-Stack Development, Responsive Web Design, User Experience (UX), Software Development,
  Software Engineering, Databases, Test Driven Development, Unit Testing, Shell Scripting,
  Debugging, Problem Solving, Leadership, Teamwork, Communication, Project Management, Public
  Speaking, Research, English, Customer Service, Linear Algebra`

const ROWS = [
  ...Object.entries(SAME).flatMap(([set, names]) =>
    split(names).map((name) => [name, sameMark(set, name)]),
  ),
  ...Object.entries(OTHERS).flatMap(([mark, names]) => split(names).map((name) => [name, mark])),
  ...split(NONE).map((name) => [name, undefined]),
]

it('each of the 252 most frequent names of skills has its mark, or none', () => {
  expect(new Set(ROWS.map(([name]) => name)).size).toBe(252)
  const wrong = ROWS.map(([name = '', mark]) => [name, mark, skillIcon(name)] as const).filter(
    ([, mark, found]) => mark !== found,
  )
  expect(wrong).toEqual([])
})
