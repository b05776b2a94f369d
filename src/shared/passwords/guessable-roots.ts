// What most people make a password of who have to mix letters and digits: a word from this list with an ending such as 1,
// 123, @123 or a year. Read from what leaked lists have in common, and from what is near at hand in India and in this shop.

const lists = [
  // the classics
  `password passwort passwd passcode pass mypassword mypass thepassword newpassword welcome welcomeback letmein login logon
  signin admin administrator root user username guest test tester testing testtest demo default changeme change temp temporary
  secret private access master manager system server computer laptop internet network wifi google gmail yahoo hotmail outlook
  facebook instagram whatsapp twitter youtube linkedin microsoft windows apple iphone samsung android nokia vivo oppo redmi
  xiaomi oneplus jio airtel vodafone bsnl hello hellohello helloworld hi hey goodmorning goodluck iloveyou iloveu loveyou
  loveu ilove love lovely lover mylove truelove forever always baby babygirl babyboy sweet sweetheart sweety honey darling
  angel princess prince queen king kingdom boss hero superstar star superman batman spiderman ironman avengers pokemon
  pikachu naruto dragon monkey tiger lion eagle falcon shadow ninja killer hunter ranger soldier phoenix wizard matrix
  football soccer baseball basketball hockey chelsea arsenal liverpool barcelona realmadrid manchester ronaldo messi neymar
  sunshine sunflower flower rose lily daisy jasmine lotus summer winter spring autumn monsoon january february march april
  may june july august september october november december monday tuesday wednesday thursday friday saturday sunday
  freedom liberty peace happy happiness smile lucky luckyme money dollar rupee rich success winner victory power energy
  trust trustno trustnoone nothing whatever something anything nobody somebody myself family mother father mummy daddy
  mummydaddy mommy amma appa achan umma uppa vappa brother sister friend friends bestfriend buddy dude george michael daniel
  jordan jennifer jessica ashley charlie thomas robert andrew joseph william david john james matthew anthony joshua nicole
  hannah amanda samantha michelle maggie ginger pepper cookie chocolate orange banana cherry mango pizza coffee cheese butter
  purple yellow green black white silver golden diamond crystal ferrari mercedes porsche yamaha honda bajaj pulsar royal
  enfield bullet maruti suzuki hyundai toyota mustang camaro harley corvette guitar music dance movie starwars mickey donald
  snoopy tweety blink metallica eminem google abcd abc abcde abcdef abcdefg abcdefgh xyz aaa aaaa bbbb zzzz qqqq xxxx
  school college student teacher doctor engineer office company business work hardwork home house village town city country
  zaq zaqwsx qaz qazwsx qazwsxedc qwe qwer qwert qwerty qwertyu qwertyui qwertyuiop qweasd qweasdzxc asd asdf asdfg asdfgh
  asdfghjk asdfghjkl asdasd zxc zxcv zxcvb zxcvbn zxcvbnm poiuy poiuytrewq lkjhg mnbvc mnbvcxz wasd aaaaaa aqswde`,
  // India
  `india indian bharat hindustan jaihind jaibharat vandemataram namaste incredibleindia mera meraindia myindia tiranga
  krishna krishnan radhakrishna radha radhe radheradhe sriram shriram jaishriram jaisriram ram rama sita sitaram hanuman
  jaihanuman bajrangbali ganesh ganesha ganapati ganpati vinayaka shiva shivaya omnamahshivaya shivshakti mahadev harharmahadev
  om omsai omsairam sairam saibaba jaisai durga jaimatadi mataji lakshmi laxmi saraswati parvati vishnu narayan narayana
  govinda gopal murugan ayyappa swamiye swamiyesaranam guruvayur guruvayurappan sabarimala venkatesh venkateswara balaji
  tirupati jagannath allah bismillah mashallah inshallah alhamdulillah allahuakbar muhammad mohammed mohammad ahmed ali islam
  jesus jesuschrist christ christian mary maria stmary yesu god godisgreat godislove bless blessing blessed waheguru khalsa
  satnam singh kaur buddha dharma karma shanti
  cricket cricketer sachin tendulkar sachintendulkar dhoni msdhoni mahi kohli viratkohli virat rohit rohitsharma sehwag
  dravid ganguly yuvraj kapil raina jadeja bumrah sanju samson csk chennai superkings mumbaiindians rcb kkr ipl worldcup
  teamindia kabaddi blasters keralablasters
  kerala keralam malayalam malayali mallu kochi cochin ernakulam calicut kozhikode malabar beypore kannur thrissur trichur
  palakkad malappuram wayanad kottayam kollam alappuzha idukki kasaragod trivandrum thiruvananthapuram onam vishu thrissurpooram
  delhi newdelhi mumbai bombay chennai madras bangalore bengaluru kolkata calcutta hyderabad pune ahmedabad surat jaipur
  lucknow kanpur nagpur indore bhopal patna ludhiana agra varanasi coimbatore madurai mysore mangalore goa punjab gujarat
  rajasthan maharashtra karnataka tamilnadu tamil telugu hindi bengal bihar assam kashmir dubai abudhabi qatar saudi
  mammootty mammooka mohanlal lalettan prithviraj dulquer fahad nivin vijay thalapathy ajith thala rajinikanth rajini surya
  kamal shahrukh srk salman salmankhan aamir amitabh hrithik deepika katrina kareena alia priyanka aishwarya bahubali
  bollywood diwali deepavali holi eid ramadan christmas newyear
  amit amita anil anita anjali anjana ankit anu anusha arjun arun aruna asha ashok babu bala bhagya bindu deepa deepak dev
  devi dilip divya farhan faisal fathima fatima gita geetha gokul gopika hari harish haseena ibrahim indu jaya jayan jithin
  jose joseph kavya kiran kumar lal latha lekha mahesh manju manoj maya meera mini mohan nandini naveen nikhil nisha nithin
  pooja prabhu pradeep prakash pramod prasad praveen preethi priya rahul raj raja rajesh rajan raju rakesh ramesh rani ranjith
  rashid ravi rekha renu reshma rishi roshan sajith sandeep sanjay santhosh sarath saritha satheesh shaji shamna sharma
  shijo shyam siddharth sindhu smitha sneha sonu sreejith sudheer sujith sumesh suneesh sunil suresh swathi thomas uma unni
  usha vijayan vikram vinod vipin vishal vivek yash`,
  // what shops are, and what they sell
  `shop shopping myshop store mystore mill millstore themill
  customer order orders cart buy bearing bearings belt belts bolt bolts hardware machine machines motor pump tools tool grease
  rice ricemill oilmill flourmill factory industry industries trader traders`,
]

/** Words, lower case. */
export const guessableRoots: ReadonlySet<string> = new Set(lists.flatMap((list) => list.split(/\s+/)))
